import Foundation
import Storage
import Support
import Testing

@testable import Notices

struct DeliveryTests {
    @Test("a notice is delivered once, however often its job is begun", arguments: Backend.available)
    func once(_ backend: Backend) async throws {
        let post = try await Post(backend)
        try await post.subscribe(post.ana, at: "http://127.0.0.1:65535/x")
        try await post.subscribe(post.ben, at: "http://127.0.0.1:65535/y")
        try await post.settings(of: post.ana) { $0[.imported, .mail] = true }
        try await post.tell(post.ana, .imported, "Your file was read. Look at it.")
        // As if the program had died after the work and before the job was crossed out.
        try await post.database.write {
            try $0.execute("INSERT INTO job (kind, payload, due_at) SELECT kind, payload, due_at FROM job")
        }
        try await post.work()
        let letters = try await post.sent()
        #expect(letters.map(\.to) == ["ana@example.org"])
        #expect(letters.first?.subject == "Your data: Your file was read")
        #expect(letters.first?.text.contains("https://spotter.example/notices/") == true)
        #expect(letters.first?.unsubscribe?.hasPrefix("https://spotter.example/notices/unsubscribe/") == true)
        // The push service can't be reached, so its job waits to be tried again.
        #expect(try await post.due(PushJob.kind).count == 1)
    }

    @Test("the daily letter has what wasn't read, once, and nobody else's", arguments: Backend.available)
    func digest(_ backend: Backend) async throws {
        let post = try await Post(backend)
        for owner in [post.ana, post.ben] {
            try await post.settings(of: owner) {
                $0[.imported, .mail] = true
                $0.digest = 18 * 60
            }
        }
        try await post.tell(post.ana, .imported, "First.")
        try await post.tell(post.ana, .imported, "Second.")
        try await post.tell(post.ben, .imported, "Ben's.")
        try await post.work()
        #expect(try await post.sent().isEmpty)
        let notices = NoticeStore(database: post.database, owner: post.ana, kinds: .sample)
        let first = try #require(try await notices.latest().first { $0.text == "First." })
        _ = try await notices.read(first.id, now: post.now)
        post.wait(6 * 3_600)
        try await post.work()
        let letters = try await post.sent().sorted { $0.to < $1.to }
        #expect(letters.map(\.to) == ["ana@example.org", "ben@example.org"])
        #expect(letters[0].text.contains("Second.") && !letters[0].text.contains("First."))
        #expect(!letters[0].text.contains("Ben's."))
        post.wait(86_400)
        try await post.work()
        #expect(try await post.sent().count == 2)
    }

    @Test(
        "devices wait for the end of quiet hours, and what was read by then is not shown",
        arguments: Backend.available
    )
    func quiet(_ backend: Backend) async throws {
        let post = try await Post(backend)
        try await post.subscribe(post.ana, at: "http://127.0.0.1:65535/x")
        try await post.settings(of: post.ana) { $0.quiet = QuietHours(from: 11 * 60, until: 15 * 60) }
        try await post.tell(post.ana, .imported)
        try await post.work()
        #expect(try await post.due(PushJob.kind) == [post.now.addingTimeInterval(3 * 3_600)])
        try await NoticeStore(database: post.database, owner: post.ana, kinds: .sample).readAll(now: post.now)
        post.wait(3 * 3_600)
        try await post.work()
        #expect(try await post.due(PushJob.kind).isEmpty)
    }

    @Test("open pages hear of it at once, each member's their own", arguments: Backend.available)
    func live(_ backend: Backend) async throws {
        let post = try await Post(backend)
        let (hers, his) = (post.live.listen(for: post.ana, after: nil), post.live.listen(for: post.ben, after: nil))
        try await post.tell(post.ana, .training, "Time to train.")
        try await post.tell(post.ben, .welcome, "Hello Ben.")
        try await post.work()
        let heard = await Self.events(hers, 2)
        #expect(heard.map(\.name) == ["notice", "unread"])
        #expect(heard[0].data.contains(#""text":"Time to train.""#))
        #expect(heard[1].data == "1")
        #expect(await Self.events(his, 2)[0].data.contains("Hello Ben."))
    }

    static func events(_ pieces: AsyncStream<Live.Piece>, _ count: Int) async -> [LiveEvent] {
        var events: [LiveEvent] = []
        for await piece in pieces {
            if case .event(let event) = piece { events.append(event) }
            if events.count == count { break }
        }
        return events
    }
}
