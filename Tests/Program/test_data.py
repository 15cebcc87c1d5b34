"""Export and import of a member's data with the real program, including excessive uploads."""

import io
import socket
import zipfile

from people import Member
from program import Program


def test_what_is_exported_on_one_engine_comes_in_on_another(serve, new_database):
    ana = Member.join(serve())
    ana.eat("2026-03-14", name="Porridge").raise_for_status()
    answer = ana.ask("GET", "/export")
    assert answer.status_code == 200 and answer.headers["Content-Type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        assert file.testzip() is None
        assert "Porridge" in file.read("diary.csv").decode()

    other = Member.join(serve(DATABASE_URL=new_database()))
    look = other.ask("POST", "/imports", data=answer.content, headers={"Content-Type": "application/zip"})
    assert look.status_code == 201, look.text
    done = other.ask("POST", f"/imports/{look.json()['id']}/start").json()
    assert done["state"] == "done" and done["skipped"] == {}
    assert "Porridge" in other.ask("GET", "/diary/2026-03-14").text


def test_an_upload_of_three_gigabytes_is_refused_at_once_and_in_bounded_memory(serve):
    program = serve()
    ana = Member.join(program)
    for length in [["Content-Length: 3221225472"], ["Transfer-Encoding: chunked"]]:
        assert send_much(program, ana.token, length).startswith("HTTP/1.1 413"), length
        assert memory(program) < 500 << 20
    assert ana.get("/imports") == {"imports": []}
    assert ana.get("/me")["screenName"] == ana.screen_name


def send_much(program: Program, token: str, length: list[str]) -> str:
    """Sends up to 80 MB of the announced body until the program closes; returns the beginning of the response."""
    with socket.create_connection(("127.0.0.1", program.port), timeout=120) as connection:
        head = ["POST /api/v1/imports HTTP/1.1", "Host: 127.0.0.1", f"Authorization: Bearer {token}", *length, "", ""]
        connection.sendall("\r\n".join(head).encode())
        piece = b"x" * (1 << 20)
        if length[0].startswith("Transfer"):
            piece = b"%x\r\n" % len(piece) + piece + b"\r\n"
        try:
            for _ in range(80):
                connection.sendall(piece)
        except (BrokenPipeError, ConnectionResetError):
            pass
        try:
            return connection.recv(64).decode()
        except ConnectionResetError:
            return "reset"


def memory(program: Program) -> int:
    """Returns the program's memory in bytes."""
    with open(f"/proc/{program.process.pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) << 10
