import NIOCore
import NIOEmbedded
import Testing

@testable import App

struct ConnectionHandlerTests {
    private static let limits = ConnectionLimits(
        head: .seconds(15),
        idle: .seconds(75),
        body: .seconds(30),
        answer: .seconds(300),
        bytesPerSecond: 1_000
    )

    private let connections = Connections(most: 2)

    private func connect() throws -> TestConnection { try TestConnection(self.connections, Self.limits) }

    @Test("a connection without a head is closed, without a word")
    func nothing() throws {
        let connection = try self.connect()
        connection.wait(14)
        #expect(connection.isOpen)
        connection.wait(1)
        #expect(!connection.isOpen)
        #expect(try connection.received() == "")
        #expect(self.connections.count == 0)
    }

    @Test("a head that trickles gains no time by it")
    func trickledHead() throws {
        let connection = try self.connect()
        try connection.send("GET / HTTP/1.1\r\n")
        for number in 1..<15 {
            connection.wait(1)
            try connection.send("X-\(number): a\r\n")
        }
        #expect(connection.isOpen)
        connection.wait(1)
        #expect(!connection.isOpen)
    }

    @Test("a connection that waits for its next request is closed later")
    func idle() throws {
        let connection = try self.connect()
        for _ in 0..<5 {
            connection.wait(10)
            try connection.request()
            connection.answer("hello")
        }
        connection.wait(74)
        #expect(connection.isOpen)
        connection.wait(1)
        #expect(!connection.isOpen)
    }

    @Test("who asks for a tunnel is refused, and the connection closed, because nothing behind it would be read")
    func tunnel() throws {
        let connection = try self.connect()
        try connection.send("CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n")
        connection.wait(1)
        #expect(!connection.isOpen)
        #expect(try connection.received().hasPrefix("HTTP/1.1 405 "))
        #expect(self.connections.count == 0)
    }

    @Test("an answer that takes an hour is not cut")
    func stream() throws {
        let connection = try self.connect()
        try connection.request()
        connection.begin()
        for _ in 0..<180 {
            connection.wait(20)
            connection.write(":\n")
        }
        #expect(connection.isOpen)
    }

    @Test("who sent a trickling body is told so, and so is who waits for it")
    func trickledBody() throws {
        let connection = try self.connect()
        try connection.beginUpload(of: 100)
        for _ in 0..<5 {
            connection.wait(5)
            try connection.send("a")
        }
        #expect(connection.isOpen)
        connection.wait(5)
        #expect(!connection.isOpen)
        #expect(try connection.received().hasPrefix("HTTP/1.1 408 "))
        #expect(throws: ConnectionHandler.TookTooLong.self) { try connection.channel.throwIfErrorCaught() }
    }

    @Test("a chunk's size that grows and grows is no progress")
    func trickledChunk() throws {
        let connection = try self.connect()
        try connection.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in 0..<29 {
            connection.wait(1)
            try connection.send("0")
        }
        connection.wait(1)
        #expect(!connection.isOpen)
    }

    @Test("a body that keeps coming comes through")
    func upload() throws {
        let connection = try self.connect()
        try connection.beginUpload(of: 600_000)
        for _ in 0..<600 {
            connection.wait(1)
            try connection.send(String(repeating: "a", count: 1_000))
        }
        connection.answer("thank you")
        #expect(connection.isOpen)
        #expect(try connection.received().hasPrefix("HTTP/1.1 200 "))
    }

    @Test("a handler that doesn't read holds the clock")
    func busy() throws {
        let connection = try self.connect()
        try connection.beginUpload(of: 100, reading: false)
        connection.wait(3_600)
        #expect(connection.isOpen)
        connection.channel.read()
        connection.wait(30)
        #expect(!connection.isOpen)
    }

    @Test("the rest of a body whose request was answered is waited for briefly")
    func rest() throws {
        let connection = try self.connect()
        try connection.beginUpload(of: 1_000_000_000)
        connection.answer("no")
        for _ in 0..<29 {
            connection.wait(1)
            try connection.send(String(repeating: "a", count: 100_000))
        }
        #expect(connection.isOpen)
        connection.wait(1)
        #expect(!connection.isOpen)
        #expect(try !connection.received().contains("408"))
    }

    @Test("an answer that nobody takes is given up")
    func untaken() throws {
        let connection = try self.connect()
        try connection.request()
        connection.answer(String(repeating: "a", count: 500), leaving: false)
        connection.wait(599)
        #expect(connection.isOpen)
        connection.wait(1)
        #expect(!connection.isOpen)
    }

    @Test("an answer is over when it has left, not when it waits")
    func leaves() throws {
        let connection = try self.connect()
        try connection.request()
        connection.answer("hello", leaving: false)
        connection.wait(20)
        connection.channel.flush()
        connection.wait(74)
        #expect(connection.isOpen)
        connection.wait(1)
        #expect(!connection.isOpen)
    }

    @Test("where there is no room, one that waits makes it; where all are busy, the next hears 503")
    func room() throws {
        let (first, second) = (try self.connect(), try self.connect())
        try second.request()
        let third = try self.connect()
        #expect(!first.isOpen && second.isOpen && third.isOpen)
        try third.request()
        let fourth = try self.connect()
        #expect(!fourth.isOpen)
        #expect(try fourth.received().hasPrefix("HTTP/1.1 503 "))
        second.answer("hello")
        let fifth = try self.connect()
        #expect(!second.isOpen && third.isOpen && fifth.isOpen)
        #expect(self.connections.count == 2)
    }
}
