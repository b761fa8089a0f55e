"""A real SMTP server on the loopback, which keeps what it is given."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue


class Postbox(socketserver.ThreadingTCPServer):
    """Speaks as much of RFC 5321 as it takes to deliver a mail."""

    allow_reuse_address = daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Conversation)
        self.mails: Queue[tuple[list[str], EmailMessage]] = Queue()
        self.refuses = False

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    def next_mail(self) -> EmailMessage:
        """Waits for it."""
        to, mail = self.mails.get(timeout=300)
        assert to == [mail["To"]]
        return mail


class _Conversation(socketserver.StreamRequestHandler):
    server: Postbox

    def handle(self) -> None:
        to: list[str] = []
        self._say("220 postbox")
        while line := self.rfile.readline().decode("ascii").strip():
            verb = line[:4].upper()
            if verb in ("EHLO", "HELO", "RSET", "NOOP"):
                self._say("250 postbox")
            elif verb == "MAIL":
                self._say("550 not from you" if self.server.refuses else "250 well")
            elif verb == "RCPT":
                to.append(line.partition("<")[2].rstrip(">"))
                self._say("250 well")
            elif verb == "DATA":
                self._say("354 go on")
                mail = message_from_bytes(self._data(), _class=EmailMessage, policy=policy.default)
                self.server.mails.put((to, mail))
                self._say("250 taken")
            elif verb == "QUIT":
                self._say("221 bye")
                return
            else:
                self._say("500 what?")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def _data(self) -> bytes:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b"."))
        return b"".join(lines)


@contextmanager
def postbox() -> Iterator[Postbox]:
    with Postbox() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
