"""Requests as bytes on a socket, which no client library would send."""

import socket

from program import Program


def connect(program: Program, within: float = 30) -> socket.socket:
    return socket.create_connection(("127.0.0.1", program.port), timeout=within)


def ask(program: Program, target: str, *fields: str, method: str = "GET") -> str:
    """Sends one request with exactly this target and returns the whole response."""
    with connect(program) as connection:
        head = [f"{method} {target} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *fields, "", ""]
        connection.sendall("\r\n".join(head).encode("latin-1"))
        return everything(connection).decode(errors="replace")


def everything(connection: socket.socket) -> bytes:
    """Returns everything until the other side closes; a reset counts as an end."""
    received = b""
    try:
        while piece := connection.recv(65_536):
            received += piece
    except ConnectionResetError:
        pass
    return received
