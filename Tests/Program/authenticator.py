"""An authenticator app, and setting it up."""

import hmac
import re
import time
from base64 import b32decode

import requests

from people import PASSWORD

PATH = "/me/settings/second-factor"


def code(key: str, steps: int = 0) -> str:
    """The code of now, or of so many steps later (RFC 6238: SHA-1, six digits, 30 seconds)."""
    step = int(time.time()) // 30 + steps
    digest = hmac.digest(b32decode(key.replace(" ", "")), step.to_bytes(8, "big"), "sha1")
    place = digest[-1] & 0xF
    return f"{(int.from_bytes(digest[place:place + 4], 'big') & 0x7FFFFFFF) % 10**6:06}"


def set_up(browser: requests.Session, url: str) -> str:
    """Turns two-step log-in on for who is logged in, and returns the key."""
    page = browser.get(url + PATH).text
    secret = re.search(r'name="secret" value="([^"]+)"', page)[1]
    key = re.search(r'id="key">([^<]+)<', page)[1]
    done = browser.post(url + PATH, data={"secret": secret, "password": PASSWORD, "code": code(key)})
    assert done.status_code == 201, done.text
    return key
