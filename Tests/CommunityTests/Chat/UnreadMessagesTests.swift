import Foundation
import Jobs
import Logging
import Members
import Notices
import Storage
import Support
import Testing

@testable import Community

struct UnreadMessagesTests {
    /// Works on what is due; of the deliveries of notices, which are others' work, it leaves none.
    private func work(_ talk: Talk) async throws {
        let job = UnreadMessagesJob(
            database: talk.village.database,
            people: talk.village.lookup,
            now: { talk.village.now }
        )
        let runner = JobRunner(
            jobs: JobStore(database: talk.village.database),
            handlers: [UnreadMessagesJob.kind: job.run, "deliver-notice": { _ in .done }],
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            now: { talk.village.now }
        )
        while try await runner.workOnce() > 0 {}
    }

    private func waiting(_ talk: Talk) async throws -> Int {
        try await talk.village.database.rows("SELECT id FROM job") { try $0.integer(0) }.count
    }

    private func told(_ talk: Talk, _ owner: Member.ID) async throws -> [Notice] {
        try await talk.village.notices(of: owner).filter { $0.kind == .messages }
    }

    @Test(
        "who isn't there is told once, without a word of what was said, until they read",
        arguments: Backend.available
    )
    func once(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        for text in ["A secret", "Another"] { try await talk.say(text, by: talk.ana) }
        #expect(try await self.waiting(talk) == 1, "One job for all that waits.")
        try await self.work(talk)
        #expect(try await self.told(talk, talk.ben).isEmpty, "There is time to read it.")
        talk.village.wait(11)
        try await self.work(talk)
        talk.village.wait(60)
        try await talk.say("More", by: talk.ana)
        talk.village.wait(11)
        try await self.work(talk)
        let notice = try #require(try await self.told(talk, talk.ben).first)
        #expect(notice.text == "Ana wrote to you." && notice.path == "/together/chats/\(talk.chat)" && !notice.isRead)
        #expect(try await self.told(talk, talk.ben).count == 1)
        #expect(try await self.told(talk, talk.ana).isEmpty)

        #expect(try await talk.read(talk.ben, upTo: 3)?.settled == true)
        #expect(try await self.told(talk, talk.ben).map(\.isRead) == [true])
        try await talk.say("And then?", by: talk.ana)
        talk.village.wait(11)
        try await self.work(talk)
        #expect(try await self.told(talk, talk.ben).map(\.isRead) == [true, false])
    }

    @Test("who read it at once is told nothing", arguments: Backend.available)
    func present(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        for number in 1...3 {
            try await talk.say("Hi", by: talk.ana)
            let reading = try await talk.read(talk.ben, upTo: Int64(number))
            #expect(reading?.moved == true && reading?.settled == false)
        }
        #expect(try await self.waiting(talk) == 1, "Of a few seconds one job is enough.")
        talk.village.wait(11)
        try await self.work(talk)
        #expect(try await self.told(talk, talk.ben).isEmpty)
        #expect(try await self.waiting(talk) == 0)
    }

    @Test("of a card nobody is told a second time; of words that come with it they are", arguments: Backend.available)
    func card(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        let card = SharedCard(title: "Legs", note: "45 min", path: "/workouts/b", ownPath: "/workouts/a")
        _ = try await talk.messages(talk.ana)
            .add(.workout(card), clientID: Talk.id(), to: talk.chat, at: talk.village.now)
        #expect(try await self.waiting(talk) == 0)
        try await talk.say("Try this one", by: talk.ana)
        talk.village.wait(11)
        try await self.work(talk)
        #expect(try await self.told(talk, talk.ben).map(\.text) == ["Ana wrote to you."])
        #expect(try await talk.chats(talk.ben).find(talk.chat)?.unread == 2, "Both count as unread.")
    }

    @Test("nobody is told of somebody of another age", arguments: Backend.available)
    func grownApart(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        try await talk.say("Hi", by: talk.ana)
        try talk.village.settle(talk.ana, "Ana", age: 17)
        talk.village.wait(11)
        try await self.work(talk)
        #expect(try await self.told(talk, talk.ben).isEmpty)
    }

    @Test("nobody is told of somebody they may not meet any more", arguments: Backend.available)
    func suspended(_ backend: Backend) async throws {
        let talk = try await Talk(backend)
        try await talk.say("Hi", by: talk.ana)
        try talk.village.settle(talk.ana, "Ana", suspended: true)
        talk.village.wait(11)
        try await self.work(talk)
        #expect(try await self.told(talk, talk.ben).isEmpty)
    }
}
