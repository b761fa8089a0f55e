"""Mail, if the operator has named a server for it."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import SplitResult, unquote, urlsplit

from upperhand.errors import SpecError
from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError

_PATIENCE = 20.0  # seconds for each step of a delivery
_PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class Mail:
    to: str
    subject: str
    text: str


class Mailer:
    """Hands mails to the server of the operator, one after the other, outside the event loop.

    The address is `smtp://user:password@host:port` (encrypted by STARTTLS where the server offers it, and
    always if there is a password) or `smtps://...` (encrypted from the start). Without one, nothing is sent.
    """

    def __init__(self, address: str, sender: str) -> None:
        self._server = _server(address) if address else None
        self._sender = sender
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="mail")

    @property
    def works(self) -> bool:
        return self._server is not None

    async def send(self, mail: Mail) -> None:
        """Refused if the server does not take it."""
        if self._server is None:
            raise RefusalError("no_mail", Reason("no_mail_here"), status=404)
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._deliver, self._server, mail)
        except (smtplib.SMTPException, OSError):
            raise RefusalError("mail", Reason("mail_not_taken"), status=503) from None

    def _deliver(self, server: SplitResult, mail: Mail) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, mail.to, mail.subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._sender.split("@")[-1])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(mail.text)
        with self._connect(server) as connection:
            if server.username:
                connection.login(unquote(server.username), unquote(server.password or ""))
            connection.send_message(message)

    def _connect(self, server: SplitResult) -> smtplib.SMTP:
        host, port = server.hostname or "", server.port or _PORTS[server.scheme]
        secure = ssl.create_default_context()
        if server.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port, timeout=_PATIENCE, context=secure)
        connection = smtplib.SMTP(host, port, timeout=_PATIENCE)
        connection.ehlo()
        if server.username or connection.has_extn("starttls"):
            connection.starttls(context=secure)
        return connection

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)


def _server(address: str) -> SplitResult:
    try:
        found = urlsplit(address)
        known = found.scheme in _PORTS and bool(found.hostname) and (found.port is None or found.port > 0)
    except ValueError:
        known = False
    if not known:
        raise SpecError(
            "UPPERHAND_MAIL_SERVER cannot be read; write smtp://user:password@host:port or smtps://..."
        )
    return found
