"""The pool of workers: bounded, stoppable, and whatever dies in it costs nobody an answer."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, wait
from pathlib import Path
from typing import Any

import pytest

from lusoria.bots.bot import Budget
from lusoria.bots.external.pipe import Pipe
from lusoria.bots.names import maker
from lusoria.bots.seen import see
from lusoria.bots.workers import pool, worker
from lusoria.bots.workers.jobs import Busy, Job, Late
from lusoria.bots.workers.pool import Pool
from lusoria.bots.workers.questions import Question, bot_seed, read_nothing
from lusoria.bots.workers.worker import Ended, Worker
from lusoria.core.errors import Refusal
from lusoria.core.kept import in_turn
from lusoria.core.play import Play
from tests.bots.tables import asked
from tests.settings import Setting

ECHO = Path(__file__).with_name("echo_worker.py")
SECRET = "5e" * 32
ENDLESS = "imperator:10000000"
SOON = 120.0
"""Seconds that a slow machine may need for what takes a moment."""


@pytest.fixture
def workers() -> Iterator[Pool]:
    """Two real processes that know Armorica."""
    with Pool(processes=2) as found:
        found.warm("armorica").result(600)
        yield found


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Workers that need no compiler write down here what they hear."""
    file = tmp_path / "heard"
    monkeypatch.setattr(worker, "COMMAND", (sys.executable, str(ECHO), str(file)))
    return file


def questions(
    count: int, bot: str = "miles", match: str = "m", game: str = "armorica"
) -> list[Question]:
    found: list[Question] = []
    for play in asked(Setting(game, 2), seed=1, every=2):
        if len(play.legal()) > 1 and len(found) < count:
            found.append(Question(match, see(play), bot, bot_seed(SECRET, play.seat)))
    assert len(found) == count
    return found


def question(bot: str = "miles", match: str = "m") -> Question:
    return questions(1, bot, match)[0]


def pids(of: Pool) -> list[int]:
    return [each.conversation.pipe.process.pid for each in of._workers if each.conversation]


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def thinking(of: Pool) -> bool:
    return any(each.job is not None and each.thinking for each in of._workers)


def chosen(each: Question) -> int:
    """What the bot chooses in this process."""
    bot = maker(each.seen.game.name, each.bot)()
    bot.seed = each.seed
    return bot.choose(each.seen, each.budget)


# With real workers


def test_each_step_towards_ready_bots_is_one_more(workers: Pool) -> None:
    """The last one once counted anew: nine of nine, then none of one."""
    steps: list[dict[str, Any]] = []
    job = Job({"do": "warm", "game": "cambria"}, read_nothing)
    job.step = steps.append
    workers._enqueue(job)
    job.future.result(600)
    assert [each["done"] for each in steps] == list(range(1, steps[0]["of"]))
    assert {each["of"] for each in steps} == {len(steps) + 1}
    assert [each["step"] for each in steps] == ["rules"] * (len(steps) - 1) + ["bots"]


def test_twenty_questions_at_once_on_two_processes(workers: Pool) -> None:
    """Each answer is what the bot chooses anywhere; nobody starts a third process."""
    asked_at_once = [
        Question(f"m{number}", each.seen, bot, each.seed)
        for number, each in enumerate(questions(10))
        for bot in ("imperator:300", "tiro")
    ]
    futures = [workers.ask(each) for each in asked_at_once]
    assert [future.result(SOON) for future in futures] == [chosen(each) for each in asked_at_once]
    assert len(pids(workers)) == 2


def test_a_worker_killed_in_mid_thought_costs_no_answer(workers: Pool) -> None:
    long = question("imperator:200000")
    future = workers.ask(long)
    until(lambda: thinking(workers))
    busy = next(each for each in workers._workers if each.thinking)
    assert busy.conversation is not None
    os.kill(busy.conversation.pipe.process.pid, signal.SIGKILL)
    assert future.result(SOON) == chosen(long)
    assert workers.ask(question()).result(SOON) == chosen(question())


def test_a_missed_deadline_is_told_in_time_and_the_worker_goes_on(workers: Pool) -> None:
    workers.ask(question()).result(SOON)
    before, began = pids(workers), time.monotonic()
    with pytest.raises(Late, match=r"no answer within 0\.5 s"):
        workers.ask(question(ENDLESS), deadline=0.5).result(SOON)
    assert time.monotonic() - began < 0.5 + 5
    assert workers.ask(question()).result(SOON) == chosen(question())
    until(lambda: not thinking(workers))
    assert set(before) <= set(pids(workers)), "it stopped by itself: nobody had to be killed"


def test_a_cancelled_question_is_thought_about_no_longer(workers: Pool) -> None:
    future = workers.ask(question(ENDLESS))
    until(lambda: thinking(workers))
    before = pids(workers)
    assert future.cancel()
    until(lambda: not thinking(workers))
    assert pids(workers) == before
    with pytest.raises(CancelledError):
        future.result()


def test_an_event_loop_asks_and_cancels(workers: Pool) -> None:
    async def two() -> int:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.wrap_future(workers.ask(question(ENDLESS))), 0.5)
        return await asyncio.wrap_future(workers.ask(question()))

    assert asyncio.run(two()) == chosen(question())
    until(lambda: not thinking(workers))


def test_questions_of_a_match_are_cancelled_together(workers: Pool) -> None:
    futures = [workers.ask(each) for each in questions(6, ENDLESS, "left")]
    other = workers.ask(question(match="stays"))
    workers.cancel("left")
    assert all(future.cancelled() for future in futures)
    assert other.result(SOON) == chosen(question())


def megabytes(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / (1 << 20)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process's memory")
def test_a_worker_does_not_grow() -> None:
    """1,000 questions of as many matches, one after the other."""
    some = questions(5, "imperator:100")
    with Pool() as one:
        sizes = []
        for number in range(1_000):
            each = some[number % len(some)]
            one.ask(Question(f"m{number}", each.seen, each.bot, number)).result(600)
            if number % 50 == 49:
                sizes.append(megabytes(pids(one)[0]))
    print(f"memory of a worker, every 50 questions: {[round(size) for size in sizes]}")
    assert max(sizes) - sizes[0] < 20
    assert max(sizes) < 300


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process's memory")
def test_a_worker_that_has_grown_too_large_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Pipe] = []

    def counted(*arguments: Any) -> Pipe:
        started.append(Pipe(*arguments))
        return started[-1]

    monkeypatch.setattr(worker, "Pipe", counted)
    with Pool(megabytes=1) as one:
        for each in questions(3):
            assert one.ask(each).result(600) == chosen(each)
    assert len(started) >= 4, "one that compiled, and one for each question"


def test_advice_tells_the_best_three_and_whom_it_assumes(workers: Pool) -> None:
    play = next(each for each in asked(Setting("armorica", 2), seed=1) if len(each.legal()) > 3)
    wanted = Question("m", see(play), "imperator", 1, Budget(playouts=400))
    advice = workers.advise(wanted).result(SOON)
    chances = [hint.chance for hint in advice.hints]
    assert len(chances) == 3
    assert chances == sorted(chances, reverse=True)
    assert advice.assumes == "imperator"
    assert {hint.action for hint in advice.hints} <= set(play.legal())
    with pytest.raises(Refusal, match="does not search"):
        workers.advise(question("tiro")).result(SOON)


def test_advice_tells_chances_alone(workers: Pool) -> None:
    """Where an answer ends the game, it wins to 0 or 100 %, whatever the points; or it shares."""
    plays = (play for seed in range(20) for play in asked(Setting("armorica", 2), seed))
    last = next(play for play in plays if any(ends(play, action) for action in play.legal()))
    wanted = Question("m", see(last), "imperator", 1, Budget(playouts=400))
    ended = 0
    for hint in workers.advise(wanted).result(SOON).hints:
        after = last.copy()
        after.apply(hint.action)
        if after.over:
            ended += 1
            winners = after.outcome()["winners"]
            assert hint.chance == (1 / len(winners) if last.seat in winners else 0.0)
    assert ended


def ends(play: Play, action: int) -> bool:
    after = play.copy()
    after.apply(action)
    return after.over


# With workers that need no compiler


def messages(heard: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in heard.read_text("utf-8").splitlines()]


def test_one_process_compiles_and_the_questions_wait_for_it(heard: Path) -> None:
    with Pool(processes=3) as many:
        futures = [many.ask(each) for each in questions(6)]
        assert not many.readiness("armorica").done
        wait(futures, SOON)
        assert [future.result() for future in futures] == [e.seen.legal[0] for e in questions(6)]
        readiness = many.readiness("armorica")
        assert (readiness.done, readiness.step) == (True, {"step": "bots", "done": 0, "of": 1})
        assert 0 <= readiness.seconds < SOON
    assert [each["do"] for each in messages(heard)].count("warm") == 1


def test_no_deadline_passes_while_the_compiler_works(
    heard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "COMMAND", (*worker.COMMAND, "armorica", "deaf"))
    with Pool() as one:
        asked = one.ask(question(), deadline=0.01)
        advised = one.advise(question(), deadline=0.01)
        until(lambda: one.readiness("armorica").step["step"] == "bots")
        assert not asked.done()
        assert not advised.done()
        heard.with_name("heard.warm").touch()
        with pytest.raises(Late):
            asked.result(SOON)
        with pytest.raises(Late):
            advised.result(SOON)


def test_nobody_waits_for_the_compiler_of_another_game(
    heard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its one process compiled Roma, and bots of every other table stood still for minutes."""
    monkeypatch.setattr(worker, "COMMAND", (*worker.COMMAND, "roma"))
    with Pool() as one:
        one.ask(question()).result(SOON)
        (roma,) = questions(1, game="roma")
        waits, other = one.ask(roma), questions(2)[1]
        until(lambda: one.readiness("roma").step["step"] == "bots")
        assert one.ask(other).result(SOON) == other.seen.legal[0]
        assert not waits.done()
        assert len(pids(one)) == 2
        heard.with_name("heard.warm").touch()
        assert waits.result(SOON) == roma.seen.legal[0]
        until(lambda: len(pids(one)) == 1)  # who stood in for it has gone
    with Pool() as one:
        games = ("armorica", "roma", "cambria")
        wait([one.warm(game) for game in games], SOON)
        assert len(pids(one)) == 1, "one game after the other, and nobody waits for an answer"


def test_nobody_stands_in_for_a_process_that_has_compiled(
    heard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waited for the compiler was released while it was held to be at work still, and a second
    process was started for nothing."""
    hired: list[Worker] = []

    class Counted(Worker):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            hired.append(self)

    monkeypatch.setattr(pool, "Worker", Counted)
    with Pool() as one:
        assert one.ask(question()).result(SOON) == question().seen.legal[0]
        assert len(hired) == 1


def test_a_game_is_compiled_though_the_first_who_wanted_it_went_away(heard: Path) -> None:
    with Pool() as one:
        warming = one.warm("armorica")
        one.warm("roma").cancel()
        warming.result(SOON)
        one.warm("roma").result(SOON)
        assert one.ask(question()).result(SOON) == question().seen.legal[0]


def test_a_compiler_that_dies_is_followed_by_another(
    heard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "COMMAND", (*worker.COMMAND, "armorica"))
    with Pool() as one:
        waits = one.ask(question())
        until(lambda: one.readiness("armorica").step["step"] == "bots")
        (first,) = pids(one)
        os.kill(first, signal.SIGKILL)
        until(lambda: [each["do"] for each in messages(heard)].count("warm") == 2)
        heard.with_name("heard.warm").touch()
        assert waits.result(SOON) == question().seen.legal[0]


def test_many_questions_of_one_match_hold_up_no_other(heard: Path) -> None:
    with Pool() as one:
        futures = [one.ask(each) for each in questions(8, match="many")]
        futures.append(one.ask(question("tiro", match="one")))
        wait(futures, SOON)
    bots = [each["bot"] for each in messages(heard) if each["do"] == "choose"]
    assert len(bots) == 9
    assert bots.index("tiro") <= 2


def test_more_than_can_wait_is_refused(heard: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MOST_OPEN_OF_A_MATCH", 2)
    with Pool() as one:
        futures = [one.ask(each) for each in questions(3)]
        with pytest.raises(Busy, match="ask again in a moment"):
            futures[2].result(SOON)
        assert [future.result(SOON) for future in futures[:2]]
        assert one.ask(question()).result(SOON) == question().seen.legal[0], "room again"


def test_a_deaf_worker_is_ended(heard: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "COMMAND", (*worker.COMMAND, "deaf"))
    monkeypatch.setattr(worker, "GRACE", 0.2)
    with Pool() as one:
        with pytest.raises(Late):
            one.ask(question(), deadline=1.0).result(SOON)
        (deaf,) = pids(one)
        until(lambda: not pids(one))
        monkeypatch.setattr(worker, "COMMAND", worker.COMMAND[:-1])
        assert one.ask(question()).result(SOON) == question().seen.legal[0]
        assert pids(one) != [deaf]


def test_a_worker_that_always_dies_tells_why(monkeypatch: pytest.MonkeyPatch) -> None:
    dying = "import sys; sys.stdin.readline(); sys.exit('it is too hot in here')"
    monkeypatch.setattr(worker, "COMMAND", (sys.executable, "-c", dying))
    with Pool() as one:
        for _ in range(2):  # asked again, others are started, which die as well
            with pytest.raises(Ended, match="it is too hot in here") as caught:
                one.ask(question()).result(SOON)
            assert (caught.value.status, caught.value.words) == (1, "it is too hot in here")


def test_a_worker_that_cannot_be_started_is_told_when_somebody_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "COMMAND", ("no-such-program",))
    with Pool() as one:
        one.open()
        with pytest.raises(Refusal, match="no-such-program cannot be started: No such file"):
            one.ask(question()).result(SOON)


def test_the_simple_bot_needs_no_worker() -> None:
    with Pool() as one:
        assert one.ask(question("random")).result(0) in question().seen.legal
        assert pids(one) == []


def test_a_worker_hears_nothing_that_its_seat_may_not_know(heard: Path) -> None:
    """Another deal of all that the asked seat cannot know, and every byte stays the same."""
    differed = 0
    for play in asked(Setting("roma", 2), seed=8, every=3):
        lines = []
        for world in (play, play.redealt(1 << play.seat, 5)):
            heard.unlink(missing_ok=True)
            with Pool() as one:
                one.ask(Question("m", see(world), "miles", 1)).result(SOON)
            lines.append(heard.read_bytes())
            differed += world.bytes != play.bytes
        assert lines[0] == lines[1]
        if differed >= 3:
            break
    assert differed >= 3


def test_a_bot_of_ones_own_is_asked_through_the_same_door(tmp_path: Path) -> None:
    sample = Path(__file__).resolve().parents[2] / "examples" / "bots" / "any_bot.py"
    own = f"exec:{sys.executable} {sample}"
    with Pool() as one:
        some = questions(4, own)
        for each in some:
            assert one.ask(each).result(SOON) in each.seen.legal
        seats = {each.seen.seat for each in some}
        assert len(one._outside.bots) == len(seats) < len(some), "a process for each seat"
        seated = next(iter(one._outside.bots.values()))
        assert seated.bot is not None
        assert seated.bot.pipe is not None
        process = seated.bot.pipe.process
        one.cancel("m")
        until(lambda: process.poll() is not None)


def test_a_hanging_bot_of_ones_own_is_stopped_at_its_deadline(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    deaf = f"import os, time; open({str(pid)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    with Pool() as one:
        future = one.ask(question(f'exec:{sys.executable} -c "{deaf}"'), deadline=3)
        with pytest.raises(Late):
            future.result(SOON)
        until(lambda: not Path(f"/proc/{pid.read_text()}").exists())
        dying = f'exec:{sys.executable} -c "import sys; sys.exit(7)"'
        with pytest.raises(Refusal, match="status 7"):
            one.ask(question(dying)).result(SOON)


def test_a_worker_does_not_outlive_who_started_it(tmp_path: Path) -> None:
    """Not even while it compiles."""
    with subprocess.Popen(
        worker.COMMAND,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={k: v for k, v in os.environ.items() if k != "LUSORIA_THAWED"}
        | {"LUSORIA_CACHE": str(tmp_path / "cache")},
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write('{"id": 1, "do": "warm", "game": "armorica"}\n')
        process.stdin.flush()
        told = json.loads(process.stdout.readline())
        assert (told["id"], told["step"], told["done"]) == (1, "rules", 1)
        process.stdin.close()
        assert process.wait(30) == 0


def test_a_worker_waits_for_who_compiles_the_same_game_and_tells_how_far_that_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUSORIA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("LUSORIA_THAWED", "")
    with (
        in_turn("armorica"),
        subprocess.Popen(
            worker.COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process,
    ):
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write('{"id": 1, "do": "warm", "game": "armorica"}\n')
        process.stdin.flush()
        told = [json.loads(process.stdout.readline()) for _ in range(2)]
        assert told == [{"id": 1, "step": "rules", "done": 0, "of": 10}] * 2
        process.stdin.close()
        assert process.wait(30) == 0


# Seeds


def test_a_bots_seed_comes_from_the_secret_alone() -> None:
    assert bot_seed(SECRET, 0) != bot_seed(SECRET, 1)
    assert bot_seed(SECRET, 0) != bot_seed("5f" * 32, 0)
    assert bot_seed(SECRET, 0) == bot_seed(SECRET, 0)
