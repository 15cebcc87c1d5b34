"""A thousand members with two open pages each, who say two hundred things a second to each other."""

import asyncio
import json
import resource
import statistics
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from buddies import befriend
from people import Member
from program import Program

MEMBERS, STREAMS, A_SECOND, SECONDS = 1_000, 2, 200, 15
CONNECTIONS = 32
MOST_P99, MOST_MEGABYTES = 250, 250


@dataclass
class Heard:
    """What came over one stream: the numbers in their order, and how many milliseconds each took."""

    numbers: list[int] = field(default_factory=list)
    took: list[float] = field(default_factory=list)


async def connect(program: Program) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", program.port)


def head(method: str, path: str, token: str, more: str = "") -> bytes:
    return f"{method} /api/v1{path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n{more}\r\n".encode()


async def listen(program: Program, member: Member, heard: Heard, ready: asyncio.Semaphore) -> None:
    """Hears until it is cancelled; events stand in lines, whatever pieces they come in."""
    reader, writer = await connect(program)
    writer.write(head("GET", "/live", member.token))
    async for line in reader:
        if line.startswith(b"event: unread") and not heard.numbers:
            ready.release()
        if line.startswith(b'data: {"chat"'):
            message = json.loads(line[6:])
            heard.numbers.append(message["number"])
            heard.took.append((time.monotonic_ns() - int(message["text"].split()[0])) / 1e6)


class Mouth:
    """A connection on which members say something, one after another."""

    def __init__(self, program: Program):
        self.program = program

    async def open(self) -> "Mouth":
        self.reader, self.writer = await connect(self.program)
        return self

    async def say(self, member: Member, chat: str, due: int) -> int:
        text = f"{due} Shall we train on Thursday evening, when the gym is empty?"
        body = json.dumps({"clientId": str(uuid.uuid4()), "text": text}).encode()
        more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.writer.write(head("POST", f"/chats/{chat}/messages", member.token, more) + body)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
        rest = await self.reader.readexactly(length)
        assert answer.startswith(b"HTTP/1.1 201"), answer + rest
        return json.loads(rest)["number"]


async def talk(program: Program, pairs: list[tuple[Member, Member]], chats: list[str]) -> tuple[list[Heard], list[set[int]]]:
    """Everybody listens; then it goes round the chats at an even pace. What was heard on each stream, and said in each chat."""
    members = [member for pair in pairs for member in pair for _ in range(STREAMS)]
    heard = [Heard() for _ in members]
    ready = asyncio.Semaphore(0)
    listeners = [asyncio.create_task(listen(program, *one, ready)) for one in zip(members, heard)]
    for _ in members:
        await asyncio.wait_for(ready.acquire(), 120)
    mouths: asyncio.Queue[Mouth] = asyncio.Queue()
    for _ in range(CONNECTIONS):
        mouths.put_nowait(await Mouth(program).open())
    said: list[set[int]] = [set() for _ in chats]

    async def one(turn: int, due: int) -> None:
        place = turn % len(chats)
        mouth = await mouths.get()
        said[place].add(await mouth.say(pairs[place][turn // len(chats) % 2], chats[place], due))
        mouths.put_nowait(mouth)

    began = time.monotonic_ns()
    words = []
    for turn in range(A_SECOND * SECONDS):
        # When it was to be said counts, not when a connection was free.
        due = began + turn * 1_000_000_000 // A_SECOND
        await asyncio.sleep(max(0, due - time.monotonic_ns()) / 1e9)
        words.append(asyncio.create_task(one(turn, due)))
    await asyncio.wait_for(asyncio.gather(*words), 60)
    deadline = time.monotonic() + 10
    while any(len(heard[place].numbers) < len(said[place // (2 * STREAMS)]) for place in range(len(members))) and time.monotonic() < deadline:
        await asyncio.sleep(0.05)
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    return heard, said


def table(program: Program, megabytes) -> tuple[str, bool]:
    """What it takes, as a table, and whether that is little enough; `megabytes` tells the program's memory."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with ThreadPoolExecutor(8) as pool:
        members = list(pool.map(lambda number: Member.join(program, f"talker{number}"), range(MEMBERS)))
    pairs = list(zip(members[::2], members[1::2]))
    chats = befriend(*pairs)
    before = megabytes(program)
    heard, said = asyncio.run(talk(program, pairs, chats))
    after = megabytes(program)
    for place, stream in enumerate(heard):
        wanted = said[place // (2 * STREAMS)]
        assert len(stream.numbers) == len(wanted) and set(stream.numbers) == wanted, "Something was lost, or came twice."
    took = sorted(milliseconds for stream in heard for milliseconds in stream.took)
    p99 = statistics.quantiles(took, n=100)[98]
    held = p99 < MOST_P99 and after < MOST_MEGABYTES
    return (
        f"{MEMBERS:,} members with {STREAMS} open streams each, {A_SECOND} messages a second between pairs of them for {SECONDS} s, each stored, "
        f"sealed and brought to both ({len(took):,} deliveries: none lost, none twice). From when it was to be sent to the stream:\n\n"
        "| delivery | p50 ms | p99 ms | longest ms | memory before | with the streams |\n"
        "|---|---:|---:|---:|---:|---:|\n"
        f"| a message | {statistics.median(took):.1f} | {p99:.1f}{'' if p99 < MOST_P99 else f' **missed** (at most {MOST_P99})'} "
        f"| {took[-1]:.1f} | {before:.0f} MB | {after:.0f} MB{'' if after < MOST_MEGABYTES else f' **missed** (at most {MOST_MEGABYTES})'} |\n"
    ), held
