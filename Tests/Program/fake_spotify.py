"""A server with the published behaviour of Spotify's accounts and Web API (since February 2026); see docs/music.md.

It has one account with liked songs and playlists, checks PKCE, takes each refresh token once, writes playlists, and can
demand a pause, take its consent back, or not know the account as one of the application's five.
"""

import base64
import hashlib
import http.server
import json
import re
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import parse_qs, urlencode, urlsplit

SCOPES = {"user-library-read", "playlist-read-private", "playlist-read-collaborative", "playlist-modify-private"}


class FakeSpotify(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Answering)
        self.client = "client-1-of-a-test"
        self.liked: list[dict] = []
        self.lists: dict[str, list[dict]] = {}
        self.others_lists: set[str] = set()
        self.found: list[dict] = []
        self.codes: dict[str, dict[str, str]] = {}
        self.refresh_tokens: set[str] = set()
        self.access_tokens: set[str] = set()
        self.lifetime = 3_600
        self.pause = 0
        self.is_invited = True
        self.asked: list[str] = []
        self.written: dict[str, dict] = {}

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def allow(self, page: str) -> str:
        """Consents as the member on the page of consent; returns where their browser is redirected."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(page).query).items()}
        assert page.startswith(self.address + "/authorize?"), page
        assert asked["client_id"] == self.client and asked["response_type"] == "code"
        assert set(asked["scope"].split()) == SCOPES, "No more is asked for than is needed."
        assert asked["code_challenge_method"] == "S256" and "localhost" not in asked["redirect_uri"]
        code = secrets.token_urlsafe(12)
        self.codes[code] = asked
        return asked["redirect_uri"] + "?" + urlencode({"state": asked["state"], "code": code})

    def take_back(self) -> None:
        """Revokes the consent in the member's account."""
        self.refresh_tokens.clear()
        self.access_tokens.clear()


def track(name: str, title: str, artist: str = "Ben", isrc: str | None = None, milliseconds: int = 180_000) -> dict:
    return {
        "id": name, "type": "track", "uri": f"spotify:track:{name}", "name": title, "artists": [{"name": artist}],
        "album": {"name": "Sky", "images": []}, "duration_ms": milliseconds, "external_ids": {"isrc": isrc} if isrc else {},
    }


class Answering(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: FakeSpotify

    def do_GET(self) -> None:
        self.handle_call("")

    def do_POST(self) -> None:
        self.handle_call(self.rfile.read(int(self.headers.get("Content-Length", 0))).decode())

    def handle_call(self, body: str) -> None:
        spotify, url = self.server, urlsplit(self.path)
        spotify.asked.append(f"{self.command} {url.path}")
        if url.path == "/api/token":
            return self.token({name: values[0] for name, values in parse_qs(body).items()})
        if spotify.pause:
            return self.answer(429, {"error": {"status": 429}}, {"Retry-After": str(spotify.pause)})
        if self.headers.get("Authorization", "").removeprefix("Bearer ") not in spotify.access_tokens:
            return self.answer(401, {"error": {"status": 401, "message": "The access token expired"}})
        if not spotify.is_invited:
            return self.answer(403, {"error": {"status": 403, "message": "User not registered in the Developer Dashboard"}})
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        offset, limit = int(query.get("offset", 0)), int(query.get("limit", 20))
        assert limit <= 50
        path = url.path.removeprefix("/v1")
        items = re.fullmatch(r"/playlists/(\w+)/items", path)
        if self.command == "POST" and path == "/me/playlists":
            sent = json.loads(body)
            assert sent["public"] is False
            name = f"made{len(spotify.written)}"
            spotify.written[name] = {"name": sent["name"], "uris": []}
            return self.answer(201, {"id": name, "name": sent["name"]})
        if self.command == "POST" and items and items[1] in spotify.written:
            uris = json.loads(body)["uris"]
            assert len(uris) <= 100
            spotify.written[items[1]]["uris"] += uris
            return self.answer(201, {"snapshot_id": "1"})
        if path == "/me":
            return self.answer(200, {"id": "ana1", "display_name": "Ana", "type": "user"})
        if path == "/me/tracks":
            page = spotify.liked[offset:offset + limit]
            return self.answer(200, {"items": [{"added_at": "2026-01-01T00:00:00Z", "track": one} for one in page]})
        if path == "/me/playlists":
            names = list(spotify.lists)[offset:offset + limit]
            return self.answer(200, {"items": [{"id": name, "name": name, "items": {"total": 1}} for name in names]})
        if path == "/search":
            assert query["type"] == "track" and limit <= 10
            return self.answer(200, {"tracks": {"items": spotify.found}})
        if items and items[1] in spotify.others_lists:
            return self.answer(403, {"error": {"status": 403}})
        if items and items[1] in spotify.lists:
            page = spotify.lists[items[1]][offset:offset + limit]
            return self.answer(200, {"items": [{"item": one} for one in page]})
        self.answer(404, {"error": {"status": 404}})

    def token(self, sent: dict[str, str]) -> None:
        spotify = self.server
        if sent.get("client_id") != spotify.client:
            return self.answer(400, {"error": "invalid_client"})
        if sent["grant_type"] == "refresh_token":
            if sent["refresh_token"] not in spotify.refresh_tokens:
                return self.answer(400, {"error": "invalid_grant", "error_description": "Refresh token revoked"})
            spotify.refresh_tokens.discard(sent["refresh_token"])
            return self.give()
        asked = spotify.codes.pop(sent["code"], None)
        proof = base64.urlsafe_b64encode(hashlib.sha256(sent["code_verifier"].encode()).digest()).decode().rstrip("=")
        if asked is None or proof != asked["code_challenge"] or sent["redirect_uri"] != asked["redirect_uri"]:
            return self.answer(400, {"error": "invalid_grant"})
        self.give()

    def give(self) -> None:
        spotify = self.server
        access, refresh = "access-" + secrets.token_urlsafe(12), "refresh-" + secrets.token_urlsafe(12)
        spotify.access_tokens.add(access)
        spotify.refresh_tokens.add(refresh)
        self.answer(200, {"access_token": access, "refresh_token": refresh, "token_type": "Bearer", "expires_in": spotify.lifetime, "scope": " ".join(SCOPES)})

    def answer(self, status: int, value: dict, headers: dict[str, str] | None = None) -> None:
        text = json.dumps(value).encode()
        self.send_response(status)
        for name, said in (headers or {}).items():
            self.send_header(name, said)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *args: object) -> None:
        pass


@contextmanager
def fake_spotify() -> Iterator[FakeSpotify]:
    server = FakeSpotify()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
