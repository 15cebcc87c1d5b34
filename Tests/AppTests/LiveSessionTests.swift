import Foundation
import HTTPTypes
import HummingbirdTesting
import Members
import Storage
import Support
import Testing

@testable import App
@testable import Notices

struct LiveSessionTests {
    @Test("a chat that ended leaves the number of open pages soon, whoever ended it", .timeLimit(.minutes(5)))
    func counts() async throws {
        try await TestApp.run { app in
            let (ana, ben, live) = (try await app.person(), try await app.person("Ben"), app.environment.relay.live)
            for person in [ana, ben] { try await person.joinCommunity() }
            let chat = try await app.befriend()
            let hello = #"{"clientId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c01", "text": "Hello"}"#
            try #require(try await ben.api(.post, "/chats/\(chat)/messages", hello).status == .created)
            let stream = Task { try await ana.get("/live") }
            while live.listenerCount < 1 { try await Task.sleep(for: .milliseconds(5)) }
            try await app.environment.liveLook.look()
            let anas = try await ana.id()
            try #require(try await ben.api(.put, "/blocks/\(anas)").status == .noContent)
            try await app.environment.liveLook.look()
            // A member may have this many streams; the first ends, after it delivered its events.
            let owner = try #require(Int64(anas))
            let others = (1...8).map { _ in live.listen(for: owner, after: nil) }
            defer { withExtendedLifetime(others) {} }
            let heard = try await stream.value.text
            #expect(heard.components(separatedBy: "event: chats").count == 3, "\(heard)")
            #expect(heard.contains("event: chats\ndata: 1") && heard.contains("event: chats\ndata: 0"), "\(heard)")
        }
    }

    @Test("open streams are looked after by two statements, however many they are", arguments: Backend.available)
    func oneLook(_ backend: Backend) async throws {
        let log = StatementLog()
        try await TestApp.run(backend, statements: log) { app in
            let live = app.environment.relay.live
            var owners: [Member.ID] = []
            for name in ["Ana", "Ben", "Cleo"] {
                owners.append(try #require(Int64(try await app.person(name).id())))
            }
            let sessions = try await app.environment.database.rows("SELECT owner_id, id FROM session") {
                var columns = $0.reader
                return (try columns.integer(), try columns.text())
            }
            let streams = sessions.map { live.listen(for: $0.0, after: nil, session: $0.1) }
            let ended = live.listen(for: owners[0], after: nil, session: "another")
            _ = log.take()
            try await app.environment.liveLook.look()
            let statements = log.take()
            #expect(statements.count == 2, "\(statements)")
            #expect(live.listenerCount == sessions.count)
            for stream in streams {
                var pieces = stream.makeAsyncIterator()
                guard case .beat(chats: 0?)? = await pieces.next() else {
                    Issue.record("No heartbeat with a count.")
                    continue
                }
            }
            for await _ in ended { Issue.record("Its session has ended.") }
        }
    }

    @Test("not all pages come back in the same moment when a program ends", .timeLimit(.minutes(5)))
    func pauses() async throws {
        try await TestApp.run { app in
            let (ana, live) = (try await app.person(), app.environment.relay.live)
            let streams = (1...8).map { _ in Task { try await ana.get("/live") } }
            while live.listenerCount < streams.count { await Task.yield() }
            try await app.environment.database.write { try $0.execute("DELETE FROM session") }
            try await app.environment.liveLook.look()
            var pauses: [Int] = []
            for stream in streams {
                let begun = try await stream.value.text.firstMatch(of: #/retry: ([0-9]+)\n/#)
                pauses.append(try #require(begun.flatMap { Int($0.1) }))
            }
            #expect(pauses.allSatisfy { (2_000...6_000).contains($0) } && Set(pauses).count > 1, "\(pauses)")
        }
    }

    @Test("a stream ends with the session it was opened with, and no other", .timeLimit(.minutes(5)))
    func ends() async throws {
        try await TestApp.run { app in
            let (ana, live) = (try await app.person(), app.environment.relay.live)
            let stream = Task { try await ana.get("/live") }
            let device = Task { try await ana.api(.get, "/live") }
            while live.listenerCount < 2 { await Task.yield() }
            try await app.environment.database.write { try $0.execute("DELETE FROM session WHERE kind = 'browser'") }
            try await app.environment.liveLook.look()
            #expect(try await !stream.value.text.contains(": still here"))
            while live.listenerCount > 1 { await Task.yield() }
            let late = try await app.client.execute(
                uri: "/live",
                method: .get,
                headers: [.accept: "text/event-stream"]
            )
            #expect(late.status == .noContent, "so that its page doesn't come back")
            try await app.environment.database.write { try $0.execute("DELETE FROM session") }
            try await app.environment.liveLook.look()
            _ = try await device.value
        }
    }
}
