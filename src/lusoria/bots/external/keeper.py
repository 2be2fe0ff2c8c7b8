"""Between us and a bot of somebody's own: whatever the bot starts ends with it, and all with us.

Run as a script, without any import of the house, so that it begins at once:

    python keeper.py DESCRIPTOR COMMAND [ARGUMENT …]

The descriptor is one end of a socket. The keeper writes there that the bot was started, or why not.
When the other end is closed, by us or by our death, or when the bot ends, every process that came
of it is ended: where the system allows (Linux), also one that has left the bot's process group.
"""

import contextlib
import ctypes
import os
import select
import signal
import socket
import sys

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
LOST = 127


def main() -> None:
    """Start the bot, watch it and its owner, and leave as the bot did."""
    signal.pthread_sigmask(signal.SIG_SETMASK, ())  # the thread that started us may refuse them
    owner = socket.socket(fileno=int(sys.argv[1]))
    owner.set_inheritable(False)
    control(PR_SET_CHILD_SUBREAPER, 1)
    waker, waking = os.pipe()
    os.set_blocking(waking, False)
    signal.set_wakeup_fd(waking)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    bot = start(owner)
    let_go_of_streams()
    status = watch(bot, owner, waker)
    ended = end_all(bot, running=status is None)
    leave(ended if status is None else status)


def control(option: int, value: int) -> None:
    """Ask Linux for something; elsewhere nothing happens."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def start(owner: socket.socket) -> int:
    """The bot in a session of its own; the owner hears its number, or why there is none."""
    own = os.getpid()
    ready, told = os.pipe()
    bot = os.fork()
    if bot == 0:
        os.setsid()
        control(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != own:
            os._exit(LOST)
        try:
            os.execvp(sys.argv[2], sys.argv[2:])
        except OSError as error:
            os.write(told, (error.strerror or str(error)).encode())
        os._exit(LOST)
    os.close(told)
    with os.fdopen(ready, "rb") as reason:
        trouble = reason.read()
    with contextlib.suppress(OSError):
        owner.sendall((b"!" + trouble if trouble else b"%d" % bot) + b"\n")
    return bot


def let_go_of_streams() -> None:
    """The streams are the bot's alone: when it closes one, its owner must see the end."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


def watch(bot: int, owner: socket.socket, waker: int) -> "int | None":
    """Until the bot ends (its status) or its owner has gone (none)."""
    while True:
        ready, _, _ = select.select([owner.fileno(), waker], [], [])
        if waker in ready:
            os.read(waker, 512)
        with contextlib.suppress(ChildProcessError):
            while (found := os.waitpid(-1, os.WNOHANG))[0]:
                if found[0] == bot:
                    return found[1]
        if owner.fileno() in ready:
            return None


def end_all(bot: int, running: bool) -> int:
    """End the bot's group and, again and again, all who are our children; the bot's status."""
    status = 0
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(bot, signal.SIGKILL)
    while children := own_children() | ({bot} if running else set()):
        for child in children:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(child, signal.SIGKILL)
            with contextlib.suppress(ChildProcessError):
                _, ending = os.waitpid(child, 0)
                status = ending if child == bot else status
        running = False
    return status


def own_children() -> "set[int]":
    """Who has us as a parent now: the bot, and whoever has outlived a parent below it."""
    found = set()
    for process in os.listdir("/proc") if sys.platform == "linux" else ():
        if process.isdigit():
            with contextlib.suppress(OSError), open(f"/proc/{process}/stat", "rb") as file:
                if int(file.read().rpartition(b")")[2].split()[1]) == os.getpid():
                    found.add(int(process))
    return found


def leave(status: int) -> None:
    """End as the bot did."""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        with contextlib.suppress(OSError, ValueError):
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    os._exit(os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else LOST)


if __name__ == "__main__":
    main()
