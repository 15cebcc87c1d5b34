"""The API keeps what its description promises: no 500, and no answer that isn't described."""

import subprocess
import sys
from pathlib import Path

from people import Member
from program import Program

CHECKS = [
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
    "response_schema_conformance", "ignored_auth",
]


def conform(program: Program, member: Member, *selection: str) -> None:
    ended = subprocess.run(
        [
            Path(sys.executable).with_name("st"), "run", program.api + "/openapi.json",
            "--url", program.api, "--header", f"Authorization: Bearer {member.token}",
            "--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing", "--max-examples", "25",
            "--seed", "2", "--generation-database", "none", "--max-time", "60", "--workers", "2", "--request-timeout", "20",
            "--suppress-health-check", "all", "--no-color", *selection,
        ],
        cwd=program.data, timeout=150, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )
    assert ended.returncode == 0, ended.stdout[-20_000:]


def test_every_answer_is_described(serve):
    program = serve(RATE_LIMITS="off", LOG_LEVEL="error")
    member = Member.join(program)
    member.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 70}).raise_for_status()
    conform(program, member, "--exclude-operation-id", "logOut")
    conform(program, Member.join(program), "--include-operation-id", "logOut")
    assert "Request failed" not in program.log


def test_every_route_of_the_api_is_described_and_open_ones_are_few(serve):
    description = Member.join(serve()).get("/openapi.json")
    operations = {
        (method.upper(), path): operation
        for path, methods in description["paths"].items() for method, operation in methods.items()
    }
    for wanted in """
        POST /members; POST /sessions; DELETE /sessions/current; GET /me; PATCH /me; GET /foods; GET /foods/{id};
        GET /foods/barcode/{code}; GET /diary/{day}; POST /diary/{day}/entries; PUT /diary/{day}/burned;
        PATCH /diary/entries/{id}; DELETE /diary/entries/{id}; GET /goal; PUT /goal; DELETE /goal; GET /openapi.json
        """.split(";"):
        method, path = wanted.split()
        assert (method, path) in operations
    open_to_all = {key for key, operation in operations.items() if operation.get("security") == []}
    assert open_to_all == {("POST", "/members"), ("POST", "/sessions"), ("GET", "/openapi.json")}
