"""What every answer says to the browser: trust nothing but us, tell nobody where you came from."""

from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",  # an address may hold an invitation
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Adds them to every HTTP answer; what is no file of the client is never stored."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_missing(message["headers"])]
            await send(message)

        await self.app(scope, receive, with_headers)


def _missing(headers: Any) -> list[tuple[bytes, bytes]]:
    there = {name.decode().lower() for name, _ in headers}
    wanted = HEADERS | {"cache-control": "no-store"}
    return [(name.encode(), value.encode()) for name, value in wanted.items() if name not in there]
