import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore
import OutboundHTTP
import Support
import Testing

@testable import Planning

/// Calendars over a real connection to a server on this machine.
struct PublishedCalendarTests {
    private static func read(
        _ path: String,
        allowsPrivate: Bool = true,
        within patience: Duration = .seconds(5),
        from port: Int?
    ) async throws -> CalendarContents? {
        let address = "http://127.0.0.1:\(port ?? 0)/\(path)"
        let client = GuardedClient(AddressPolicy(allowsPrivate: allowsPrivate), shortestRefusal: .zero)
        let source = AddressSource(
            CalendarOrigin(id: "1", owner: 1, settings: address, addresses: []),
            patience: patience,
            ask: client.ask
        )
        return try await source.read(1_773_489_600_000..<1_778_414_400_000, zone: .gmt, since: nil)
    }

    private static func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.get("ana.ics") { _, _ in
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260316T090000Z\nDURATION:PT1H\nEND:VEVENT\nEND:VCALENDAR\n"
        }
        router.get("moved") { _, _ in Response.redirect(to: "/ana.ics") }
        router.get("drip") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    while !Task.isCancelled {
                        try await writer.write(ByteBuffer(string: "B"))
                        try await Task.sleep(for: .milliseconds(50))
                    }
                    try await writer.finish(nil)
                }
            )
        }
        router.get("huge") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    let piece = ByteBuffer(repeating: UInt8(ascii: "X"), count: 1 << 20)
                    for _ in 0..<50 { try await writer.write(piece) }
                    try await writer.finish(nil)
                }
            )
        }
        return router
    }

    @Test("a calendar is read over a real connection, where a redirect leads to it too")
    func reads() async throws {
        try await Application(router: Self.router()).test(.live) { client async throws -> Void in
            #expect(try await Self.read("ana.ics", from: client.port)?.busy.count == 1)
            #expect(try await Self.read("moved", from: client.port)?.busy.count == 1)
        }
    }

    @Test("a server that drips is left when its time is over, and 50 MB after the first ten")
    func slowAndHuge() async throws {
        try await Application(router: Self.router()).test(.live) { client async throws -> Void in
            let isLeftSoon = await Tries.isDone(within: .seconds(3)) {
                await #expect(throws: CalendarTrouble.unreachable) {
                    try await Self.read("drip", within: .milliseconds(300), from: client.port)
                }
            }
            #expect(isLeftSoon)
            await #expect(throws: CalendarTrouble.tooLarge(megabytes: 10)) {
                try await Self.read("huge", from: client.port)
            }
        }
    }

    @Test("this machine isn't asked unless the operator lets it be")
    func closed() async throws {
        try await Application(router: Self.router()).test(.live) { client async throws -> Void in
            await #expect(throws: CalendarTrouble.unreachable) {
                try await Self.read("ana.ics", allowsPrivate: false, from: client.port)
            }
        }
        await #expect(throws: CalendarTrouble.unreachable) { try await Self.read("ana.ics", from: 1_024) }
    }
}
