"""Data that is nearly right: JSON of which one thing is something else."""

import json


def changed(text, *path, to):
    """The JSON with what lies at this path replaced."""
    record = json.loads(text)
    inside = record
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = to
    return json.dumps(record)
