"""Work shared out: every text is answered once, also where a worker dies in the middle of it."""

import os
import signal
import time
from pathlib import Path

import pytest

from canasta_desktop.arena import scheduling
from canasta_desktop.arena.scheduling import NoScheduler, spread, spread_on_cluster


def doubled(text):
    return text + text


def doubled_slowly(text):
    time.sleep(0.05)
    return text + text


def dies_once(text):
    """Kills its process the first time that it is asked."""
    mark = Path(text)
    if mark.suffix == ".deadly" and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return text


def dies(text):
    os.kill(os.getpid(), signal.SIGKILL)
    return text


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_text_is_answered_once(jobs):
    texts = [str(number) for number in range(30)]
    assert sorted(spread(doubled, texts, jobs)) == sorted([text + text for text in texts])


def test_what_a_dead_process_had_is_done_again(tmp_path):
    texts = [str(tmp_path / f"{number}.{'deadly' if number == 4 else 'x'}") for number in range(12)]
    assert sorted(spread(dies_once, texts, 2)) == sorted(texts)


def test_a_text_that_kills_every_process_ends_the_run(monkeypatch):
    monkeypatch.setattr(scheduling, "MOST_DEATHS", 1)
    with pytest.raises(Exception, match="terminated abruptly"):
        list(spread(dies, ["x"], 2))


def test_a_worker_of_a_cluster_may_be_killed_and_no_result_is_lost():
    import distributed  # here: every process that is started imports this module, and would wait a second for it

    texts = [str(number) for number in range(80)]
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None, silence_logs=50
    )
    with cluster:
        answers = []
        for answer in spread_on_cluster(doubled_slowly, texts, cluster.scheduler_address):
            answers.append(answer)
            if len(answers) == 10:
                os.kill(next(iter(cluster.workers.values())).process.pid, signal.SIGKILL)
    assert sorted(answers) == sorted([text + text for text in texts])


def test_where_there_is_no_scheduler_it_is_said(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(scheduling, "PATIENCE", 0.5)
    with pytest.raises(NoScheduler, match="there is no scheduler"):
        list(spread_on_cluster(doubled, ["x"], "tcp://127.0.0.1:9"))
