import Foundation
import Logging
import Storage
import Support
import Synchronization
import Testing

@testable import Notices

struct LiveTests {
    private let live = Live(now: { Date(timeIntervalSince1970: 1_773_489_600) })

    @Test("who comes back hears what was missed, in order and once")
    func resume() async {
        let first = self.live.listen(for: 1, after: nil)
        await self.live.publish("notice", "one", to: 1)
        let heard = await DeliveryTests.events(first, 1)
        await self.live.publish("notice", "two", to: 1)
        await self.live.publish("notice", "not yours", to: 2)
        await self.live.publish("notice", "three", to: 1)
        let again = self.live.listen(for: 1, after: heard.first?.id)
        #expect(await DeliveryTests.events(again, 2).map(\.data) == ["two", "three"])
    }

    @Test("who was away for too long, or names somebody else's event, hears that something was missed")
    func missed() async throws {
        let first = self.live.listen(for: 1, after: nil)
        await self.live.publish("notice", "one", to: 1)
        let id = try #require(await DeliveryTests.events(first, 1).first?.id)
        for last in ["nonsense", id] {
            let stranger = self.live.listen(for: 2, after: last)
            #expect(await DeliveryTests.events(stranger, 1) == [.missed])
        }
        for number in 0..<2_000 { await self.live.publish("x", String(number), to: 3) }
        let late = self.live.listen(for: 1, after: id)
        #expect(await DeliveryTests.events(late, 1) == [.missed])
    }

    @Test("the oldest of too many streams ends, and one that doesn't read is let go")
    func bounded() async {
        let oldest = self.live.listen(for: 1, after: nil)
        let others = (0..<8).map { _ in self.live.listen(for: 1, after: nil) }
        #expect(await DeliveryTests.events(oldest, 1).isEmpty)
        for number in 0..<150 { await self.live.publish("x", String(number), to: 1) }
        var heard = 0
        for await _ in others[0] { heard += 1 }
        #expect(heard == 100)
    }

    @Test("a stream ends after a quarter of an hour, so that sessions are looked at again")
    func longest() async {
        let moment = Mutex(Date(timeIntervalSince1970: 0))
        let live = Live(now: { moment.withLock { $0 } })
        let pieces = live.listen(for: 1, after: nil)
        live.beat()
        moment.withLock { $0 += 901 }
        live.beat()
        var beats = 0
        for await piece in pieces { if case .beat = piece { beats += 1 } }
        #expect(beats == 1)
    }

    @Test("what is remembered for those who come back is bounded in bytes, too")
    func bytes() async throws {
        await self.live.publish("x", "first", to: 1)
        let stream = self.live.listen(for: 1, after: nil)
        await self.live.publish("x", "second", to: 1)
        let id = try #require(await DeliveryTests.events(stream, 1).first?.id)
        let long = String(repeating: "é", count: 50_000)
        for _ in 0..<30 { await self.live.publish("x", long, to: 2) }
        let late = self.live.listen(for: 1, after: id)
        #expect(await DeliveryTests.events(late, 1) == [.missed])
    }

    @Test("an event of several lines is one event")
    func text() {
        let event = LiveEvent(id: "7", name: "chat", data: "Hello\nyou")
        #expect(event.text == "id: 7\nevent: chat\ndata: Hello\ndata: you\n\n")
    }

    @Test(
        "two programs on one database hear each other, and nothing of another schema",
        .enabled(if: Backend.available.contains(.postgres))
    )
    func relay() async throws {
        let place = try await Backend.postgres.place()
        let databases = [try openDatabase(at: place, concurrency: 1), try openDatabase(at: place, concurrency: 1)]
        let other = try await Backend.postgres.open([])
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
        let relays = (databases + [other]).map {
            LiveRelay(database: $0, seal: seal, logger: logger, now: { Date() })
        }
        let streams = relays.map { $0.live.listen(for: 1, after: nil) }
        await withThrowingTaskGroup(of: Void.self) { group in
            for relay in relays { group.addTask { try await relay.run() } }
            for stream in streams {
                let first = await DeliveryTests.events(stream, 1)
                #expect(first.map(\.name) == ["missed"], "What was said before one could hear.")
            }
            await relays[0].live.publish("hello", "there", to: 1)
            for stream in streams.prefix(2) {
                #expect(await DeliveryTests.events(stream, 1).map(\.data) == ["there"])
            }
            await relays[2].live.publish("hello", "from elsewhere", to: 1)
            #expect(await DeliveryTests.events(streams[2], 1).map(\.data) == ["from elsewhere"])
            let long = String(repeating: "x", count: 9_000)
            let after = relays[1].live.listen(for: 2, after: nil)
            await relays[0].live.publish("chat", long, to: 2)
            #expect(await DeliveryTests.events(after, 1).first?.name == "missed")
            group.cancelAll()
        }
        for database in databases + [other] { try await database.close() }
    }
}
