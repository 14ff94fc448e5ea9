"""A program on a pseudo-terminal, as the benchmarks drive it."""
import os
import pty
import re


class Terminal:
    """A program that was started; it is killed at the end of a `with`."""

    def __init__(self, command, prompt):
        self.prompt = prompt
        self.child, self.screen = pty.fork()
        if self.child == 0:
            os.environ["TERM"] = "xterm"
            os.execvp(command[0], command)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.child, 9)
        os.waitpid(self.child, 0)
        os.close(self.screen)

    def type(self, line):
        os.write(self.screen, line.encode() + b"\r")

    def wait(self):
        """Reads until the prompt stands."""
        seen = b""
        while self.prompt not in seen:
            seen += os.read(self.screen, 4096)

    def peak(self):
        """The most memory it has had, in KiB; wait4 would count the benchmark it was forked from."""
        with open(f"/proc/{self.child}/status") as status:
            return int(re.search(r"VmHWM:\s+(\d+)", status.read())[1])
