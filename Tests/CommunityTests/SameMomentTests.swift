import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

/// What two devices, two people or one impatient finger send at the same moment counts once, and is never an error.
struct SameMomentTests {
    private static let rounds = Soak.isOn ? 200 : 6

    @Test("buddies who remove each other, or one twice, are parted once", arguments: Backend.available)
    func removal(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        for _ in 1...Self.rounds {
            let chat = try await village.befriend(ana, ben)
            let parted = try await Rush.of(3) {
                async let hers = BuddyStore(database: village.database, owner: ana).remove(ben, at: village.now)
                async let his = BuddyStore(database: village.database, owner: ben).remove(ana, at: village.now)
                return try await [hers, his]
            }
            #expect(parted.flatMap(\.self).filter { $0 }.count == 1)
            let kept = try await village.database.rows("SELECT owner_id FROM parting WHERE chat_id = \(chat)") {
                try $0.integer(0)
            }
            #expect(Set(kept) == [ana, ben] && kept.count == 2)
        }
    }

    @Test("a request is taken back or accepted, never both", arguments: Backend.available)
    func withdrawal(backend: Backend) async throws {
        let village = try await Village(backend)
        for number in 1...Self.rounds {
            let (ana, ben) = (
                try await village.addShown("Ana\(number)"), try await village.addShown("Ben\(number)")
            )
            try await village.ask(ben, by: ana)
            async let taken = village.answers.withdraw(of: ana, from: ben)
            async let accepted = village.say(.yes, ben, to: ana)
            let (isTaken, outcome) = (try await taken, try await accepted)
            #expect(isTaken == (outcome == .kept))
            #expect(try await village.buddies(of: ana).isEmpty == isTaken)
        }
    }

    @Test("ten reports a day are ten, however many are sent at once", arguments: Backend.available)
    func reports(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        var others: [Member.ID] = []
        for number in 0..<16 { others.append(try await village.addShown("B\(number)")) }
        let outcomes = try await withThrowingTaskGroup(of: ReportStore.Outcome.self) { group in
            for about in others {
                group.addTask {
                    let report = ReportForm.Values(
                        about: about,
                        reason: .spam,
                        words: "",
                        chat: nil,
                        numbers: [],
                        blocks: about.isMultiple(of: 2)
                    )
                    return try await village.reports(of: ana).send(report, at: village.now)
                }
                group.addTask {
                    _ = try await village.ask(about, by: ana)
                    return .unknownChat
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.filter { $0 == .taken }.count == Report.mostADay)
        #expect(outcomes.filter { $0 == .tooMany }.count == 6)
    }

    @Test("what is written once for a member stands once", arguments: Backend.available)
    func own(backend: Backend) async throws {
        let village = try await Village(backend)
        for number in 1...Self.rounds {
            let ana = try await village.add("Ana\(number)")
            let person = try village.person(ana)
            let guidelines = GuidelinesStore(database: village.database, owner: ana)
            _ = try await Rush.of(6) { try await guidelines.agree(at: village.now) }
            let profiles = ProfileStore(database: village.database, owner: ana)
            let saved = try await Rush.of(6) {
                try await profiles.save(BuddyProfile(), of: person, from: nil, at: village.now)
            }
            #expect(saved.compactMap(\.self) == [1])
            let ben = try await village.addShown("Ben\(number)")
            let blocks = village.blocks(of: ana)
            _ = try await Rush.of(6) { try await blocks.block(ben, seen: true, at: village.now) }
            #expect(try await blocks.all().map(\.id) == [ben])
        }
    }

    @Test(
        "a message that a device sends again and again at once is said once, without a gap",
        arguments: Backend.available
    )
    func message(backend: Backend) async throws {
        let talk = try await Talk(backend)
        for _ in 1...Self.rounds {
            let id = Talk.id()
            let added = try await Rush.of(6) { try await talk.say("Hello", by: talk.ana, id: id)?.isNew }
            #expect(added.filter { $0 == true }.count == 1 && added.filter { $0 == false }.count == 5)
        }
        let numbers = try await talk.messages(talk.ben).messages(.latest, of: talk.chat, limit: 200).messages.map(
            \.number
        )
        #expect(numbers == Array(1...Int64(Self.rounds)))
    }
}
