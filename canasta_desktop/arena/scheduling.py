"""Work that many processes share: text goes out, text comes back, from whichever was free.

What runs the work is a `concurrent.futures.Executor`: processes of this computer, or a Dask cluster, whose client has
such an executor as well. Neither gets a pickled object of ours, only a function by its name and a text.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final

Work = Callable[[str], str]
"""A function of a module, which another process imports by its name."""

AHEAD: Final = 3
"""Texts that are sent out a worker: enough for none to wait, few enough to break off soon."""
MOST_DEATHS: Final = 3
"""Worker processes that may die before the run is given up; each took one text down that may be what killed it."""


PATIENCE: Final = 5
"""Seconds until a scheduler must have answered."""


class NoScheduler(Exception):
    """The cluster cannot be used; the message says why, and what to do."""


def spread(work: Work, texts: Iterable[str], jobs: int) -> Iterator[str]:
    """What `work` makes of each text, in the order in which it is ready, on `jobs` processes of this computer.

    One job is done in this process. A process that dies is replaced, and what it had is done again.
    """
    if jobs <= 1:
        yield from map(work, texts)
        return
    source, waiting = iter(texts), list[str]()
    for death in range(MOST_DEATHS + 1):
        # Spawned, so that it is the same on every system and nothing of this process is inherited.
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            try:
                yield from _results(pool, work, source, jobs, waiting)
                return
            except BrokenProcessPool:
                if death == MOST_DEATHS:
                    raise
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def spread_on_cluster(work: Work, texts: Iterable[str], address: str) -> Iterator[str]:
    """What `work` makes of each text, on a Dask cluster, which repeats what a lost worker had. Raises NoScheduler."""
    with _client(address) as client:
        workers = sum(client.nthreads().values())
        if not workers:
            raise NoScheduler(f"the scheduler at {address} has no workers: start one with `dask worker {address}`")
        yield from _results(client.get_executor(pure=False), work, iter(texts), workers, [])


@contextmanager
def _client(address: str) -> Iterator[Any]:
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise NoScheduler("Dask is not installed: pip install 'canasta-desktop[cluster]'") from error
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise NoScheduler(f"there is no scheduler at {address}: {error}") from error
    try:
        yield client
    finally:
        client.close()


def _results(executor: Executor, work: Work, source: Iterator[str], workers: int, waiting: list[str]) -> Iterator[str]:
    """Keep the workers busy; `waiting` holds what is out, so that it can be done again by whoever comes next."""
    out: dict[Future[str], str] = {executor.submit(work, text): text for text in waiting}
    while True:
        while len(out) < AHEAD * workers and (text := next(source, None)) is not None:
            waiting.append(text)
            out[executor.submit(work, text)] = text
        if not out:
            return
        for future in wait(out, return_when=FIRST_COMPLETED).done:
            result = future.result()
            waiting.remove(out.pop(future))
            yield result
