"""The program at the end of a pipe, as the benchmarks drive it: a line in, the next prompt out."""
import os
import subprocess
import time


class Pipe:
    """A program that was started; it is killed at the end of a `with`."""

    def __init__(self, command):
        self.start = time.perf_counter()
        self.program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        self.prompt = b""
        self.first = self.wait(self.start)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program.kill()
        self.program.wait()

    def wait(self, start):
        """Seconds until the prompt stands."""
        seen = b""
        while not seen.endswith(b"> "):
            piece = os.read(self.program.stderr.fileno(), 1 << 16)
            if not piece:
                raise EOFError(seen.decode(errors="replace"))
            seen += piece
        self.prompt = seen.split(b"\n")[-1]
        return time.perf_counter() - start

    def type(self, line):
        """Seconds from Return to the next prompt."""
        start = time.perf_counter()
        self.program.stdin.write(line.encode() + b"\n")
        self.program.stdin.flush()
        return self.wait(start)
