import Foundation
import Jobs
import Members
import Storage
import Support
import Testing

@testable import Community

/// Who is about to leave, as the community keeps it.
struct AbsenceTests {
    /// What Ana and Ben have to do with each other, counted on Ana's side and on Ben's.
    private func traces(_ talk: Talk, of owner: Member.ID, with other: Member.ID) async throws -> [String: Int] {
        let (village, database, chat) = (talk.village, talk.village.database, talk.chat)
        let member = try village.member(owner)
        let visibility = Visibility(database: database, people: village.lookup)
        let suggestions = Suggestions(database: database, people: village.lookup) { _ in [:] }
        let sources = PeopleSources(
            people: village.lookup,
            freeTimes: { _ in [:] },
            weights: { _ in [:] },
            gym: { _ in [] },
            ownGyms: { _ in [] }
        )
        let day = member.day(at: village.now)
        let found = try await PeopleSearch(database: database, sources: sources)
            .find(PeopleQuery(), for: owner, on: day, limit: 20).people
        var cards = 0
        if case .cards(let matches) = try await suggestions.next(20, for: owner, at: village.now) {
            cards = matches.count
        }
        let waiting = try await TogetherStore(database: database, owner: owner).waiting(at: village.now)
        let requests = BuddyRequestStore(database: database, owner: owner)
        return [
            "sight": try await visibility.find(other, by: member, at: village.now) == nil ? 0 : 1,
            "search": found.count { $0.person.id == other },
            "cards": cards,
            "buddies": try await BuddyStore(database: database, owner: owner).all().count,
            "waiting": waiting.buddies.count + waiting.newcomers.count + waiting.unread.count + waiting.askers.count,
            "chats": try await talk.chats(owner).all().count,
            "chat": try await talk.chats(owner).find(chat) == nil ? 0 : 1,
            "heard": try await talk.heard(owner).count,
            "unread": try await Unread.count(of: owner, at: village.now, in: database),
            "received": try await requests.received().count,
            "sent": try await requests.sent().count,
            "gifts": try await SharingStore(database: database, seal: village.seal, owner: owner)
                .receivers(of: .workout, "x").count,
            "company": try await Buddyship.present(with: owner, in: database).count,
            "shown at gyms": try await PeopleStore(database: database, owner: owner).present([other]).count,
        ]
    }

    private func scene(_ backend: Backend) async throws -> Talk {
        let talk = try await Talk(backend)
        for id in [talk.ana, talk.ben] { try await talk.village.show(id) { $0.shares = .presence } }
        try await talk.say("Hi, Ana", by: talk.ben)
        try await talk.say("Hi, Ben", by: talk.ana)
        let (now, cleo, ben) = (talk.village.now.milliseconds, talk.cleo, talk.ben)
        try await talk.village.database.write { db in
            try db.execute(
                """
                INSERT INTO buddy_answer (owner_id, to_id, says, is_open, asked_at, at)
                VALUES (\(cleo), \(ben), 'yes', 1, \(now), \(now))
                """
            )
        }
        return talk
    }

    private func set(_ member: Member.ID, absent: Bool, _ talk: Talk) async throws {
        try await talk.village.database.write { db in
            if absent { try Absence.begin(of: member, in: db) } else { try Absence.end(of: member, in: db) }
        }
    }

    @Test(
        "who is about to leave is nowhere for a buddy, nor the buddy for them, and all is back",
        arguments: Backend.available
    )
    func buddies(_ backend: Backend) async throws {
        let talk = try await self.scene(backend)
        let before = try await self.traces(talk, of: talk.ana, with: talk.ben)
        let theirs = try await self.traces(talk, of: talk.ben, with: talk.ana)
        let shown = ["sight", "search", "buddies", "waiting", "chats", "chat", "heard", "unread", "gifts", "company"]
        for name in shown + ["shown at gyms"] {
            #expect(before[name] ?? 0 > 0 && theirs[name] ?? 0 > 0, "\(name) shows who is there")
        }
        // Once more is as once.
        for _ in 0..<2 { try await self.set(talk.ben, absent: true, talk) }
        for (name, count) in try await self.traces(talk, of: talk.ana, with: talk.ben) {
            // Cleo is still there for Ana.
            #expect(count == (name == "cards" ? 1 : 0), "\(name) tells Ana of Ben")
        }
        for (name, count) in try await self.traces(talk, of: talk.ben, with: talk.ana) {
            #expect(count == 0, "\(name) tells Ben of somebody")
        }
        try await self.set(talk.ben, absent: false, talk)
        #expect(try await self.traces(talk, of: talk.ana, with: talk.ben) == before)
        #expect(try await self.traces(talk, of: talk.ben, with: talk.ana) == theirs)
    }

    @Test("requests and cards to and from who is about to leave are gone, and back", arguments: Backend.available)
    func strangers(_ backend: Backend) async throws {
        let talk = try await self.scene(backend)
        let before = try await self.traces(talk, of: talk.cleo, with: talk.ben)
        #expect(before["sent"] == 1 && before["sight"] == 1 && before["search"] == 1)
        #expect(try await self.traces(talk, of: talk.ben, with: talk.cleo)["received"] == 1)
        try await self.set(talk.ben, absent: true, talk)
        let gone = try await self.traces(talk, of: talk.cleo, with: talk.ben)
        #expect(gone["sent"] == 0 && gone["sight"] == 0 && gone["search"] == 0)
        try await self.set(talk.ben, absent: false, talk)
        try await self.set(talk.cleo, absent: true, talk)
        #expect(try await self.traces(talk, of: talk.ben, with: talk.cleo)["received"] == 0)
        try await self.set(talk.cleo, absent: false, talk)
        #expect(try await self.traces(talk, of: talk.cleo, with: talk.ben) == before)
    }

    @Test("nothing is said, read, answered or ended with who is about to leave", arguments: Backend.available)
    func writing(_ backend: Backend) async throws {
        let talk = try await self.scene(backend)
        let village = talk.village
        try await self.set(talk.ben, absent: true, talk)
        for (one, other) in [(talk.ana, talk.ben), (talk.ben, talk.ana)] {
            #expect(try await talk.say("Hello?", by: one) == nil)
            #expect(try await talk.read(one, upTo: 9) == nil)
            let buddies = BuddyStore(database: village.database, owner: one)
            #expect(try await !buddies.remove(other, at: village.now))
        }
        for (one, other) in [(talk.cleo, talk.ben), (talk.ben, talk.cleo)] {
            let answers = BuddyAnswerStore(database: village.database, of: try village.person(one))
            #expect(try await answers.ask(try village.person(other), at: village.now) == nil)
            #expect(try await answers.say(.yes, to: try village.person(other), at: village.now) == nil)
        }
        // The job that would have told Ana of Ben's word has nothing to tell.
        let told = try await village.notices(of: talk.ana).count
        village.wait(3_600)
        let job = UnreadMessagesJob(database: village.database, people: village.lookup, now: { village.now })
        let payload = "\(talk.ana)/\(talk.chat)"
        _ = try await job.run(Job(id: 1, kind: UnreadMessagesJob.kind, payload: payload, attempt: 1))
        #expect(try await village.notices(of: talk.ana).count == told)
        try await self.set(talk.ben, absent: false, talk)
        #expect(try await talk.say("Hello again", by: talk.ana) != nil)
    }

    @Test("whom one blocked is not listed while about to leave, but stays blocked", arguments: Backend.available)
    func blocked(_ backend: Backend) async throws {
        let talk = try await self.scene(backend)
        let (village, now) = (talk.village, talk.village.now)
        let blocks = village.blocks(of: talk.cleo)
        try await blocks.block(talk.ben, seen: true, at: now)
        let reports = village.reports(of: talk.cleo)
        try await self.set(talk.ben, absent: true, talk)
        #expect(try await blocks.all().isEmpty)
        #expect(try await !reports.hasBlocked(talk.ben))
        try await self.set(talk.ben, absent: false, talk)
        #expect(try await blocks.all().map(\.id) == [talk.ben])
        #expect(try await reports.hasBlocked(talk.ben))
        #expect(try await self.traces(talk, of: talk.cleo, with: talk.ben)["sight"] == 0)
    }

    @Test("an account that goes takes its absence along", arguments: Backend.available)
    func deleted(_ backend: Backend) async throws {
        let talk = try await self.scene(backend)
        try await self.set(talk.ben, absent: true, talk)
        try await talk.village.leave(talk.ben)
        let left = try await talk.village.database.row("SELECT COUNT(*) FROM absence") { try $0.int(0) }
        #expect(left == 0)
    }
}
