import NIOCore
import Testing

@testable import App

struct ConnectionTableTests {
    /// A class, so that an expectation may call mutating methods.
    private final class Held { var table = ConnectionTable<Int>(most: 4, mostOfOne: 2) }

    private let held = Held()
    private var table: ConnectionTable<Int> {
        get { self.held.table }
        nonmutating set { self.held.table = newValue }
    }

    @Test("when it is full, whoever waits longest makes room")
    func makesRoom() {
        for id in 1...4 { #expect(self.table.open(id, of: nil) == .admitted) }
        self.table.note(1, isIdle: false)
        self.table.note(2, isIdle: false)
        self.table.note(2, isIdle: true)
        #expect(self.table.open(5, of: nil) == .admittedInPlace(of: 3))
        #expect(self.table.open(6, of: nil) == .admittedInPlace(of: 4))
        #expect(self.table.open(7, of: nil) == .admittedInPlace(of: 2))
        #expect(self.table.count == 4)
    }

    @Test("when all are busy, the next is refused until one is over")
    func refuses() {
        for id in 1...4 {
            _ = self.table.open(id, of: nil)
            self.table.note(id, isIdle: false)
        }
        #expect(self.table.open(5, of: nil) == .refused)
        self.table.close(3)
        #expect(self.table.open(5, of: nil) == .admitted)
        #expect(self.table.count == 4)
    }

    @Test("one client has a part of them, and takes no room from others")
    func ofOne() {
        #expect(self.table.open(1, of: "a") == .admitted)
        #expect(self.table.open(2, of: "a") == .admitted)
        #expect(self.table.open(3, of: "a") == .refused)
        #expect(self.table.open(3, of: "b") == .admitted)
        self.table.close(3)
        self.table.close(3)
        self.table.close(1)
        #expect(self.table.open(4, of: "a") == .admitted)
        #expect(self.table.open(5, of: "a") == .refused)
        #expect(self.table.count == 2)
    }

    @Test("who made room is counted no more, and what it still says is heard by nobody")
    func gone() {
        for id in 1...2 { _ = self.table.open(id, of: "a") }
        for id in 3...4 { _ = self.table.open(id, of: nil) }
        #expect(self.table.open(5, of: "b") == .admittedInPlace(of: 1))
        self.table.note(1, isIdle: true)
        self.table.close(1)
        #expect(self.table.open(6, of: "a") == .admittedInPlace(of: 2))
        #expect(self.table.open(7, of: "a") == .admittedInPlace(of: 3))
        #expect(self.table.open(8, of: "a") == .refused)
        #expect(self.table.count == 4)
    }

    @Test("the line stays short however often its members come and go")
    func line() {
        var line = WaitingLine<Int>()
        for round in 0..<10_000 {
            line.join(round % 7)
            if round.isMultiple(of: 3) { line.leave((round + 1) % 7) }
        }
        for id in 0..<7 { line.join(id) }
        line.join(2)
        line.leave(5)
        let taken = (0..<8).map { _ in line.takeFirst() }
        #expect(taken == [0, 1, 3, 4, 6, 2, nil, nil])
        line.join(9)
        let last = line.takeFirst()
        #expect(last == 9)
    }

    @Test(
        "a client is its address, the network of one of version 6, and nobody on this machine",
        arguments: [
            ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2::3", "20:1:d:b8:0:1:0:2"),
            ("2001:db8:1:2:ffff::9", "20:1:d:b8:0:1:0:2"), ("127.0.0.1", nil), ("127.8.9.10", nil), ("::1", nil),
            ("::ffff:127.0.0.1", nil),
        ]
    )
    func clients(address: String, key: String?) throws {
        #expect(ClientAddress.key(try SocketAddress(ipAddress: address, port: 4_000)) == key)
    }

    @Test(
        "what a proxy writes is one client with or without a port, and a whole network in version 6",
        arguments: [
            ("192.0.2.7", "192.0.2.7"), (" 192.0.2.7:5123", "192.0.2.7"), ("2001:db8:1:2::3", "20:1:d:b8:0:1:0:2"),
            ("[2001:db8:1:2::77]:443", "20:1:d:b8:0:1:0:2"), ("[2001:db8:1:2::77]", "20:1:d:b8:0:1:0:2"),
            ("127.0.0.1", "127.0.0.1"), ("unknown", "unknown"), ("", ""), ("[", "["), ("a:b", "a:b"),
        ]
    )
    func forwarded(text: String, key: String) { #expect(ClientAddress.key(text) == key) }
}
