import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

/// Who sees whom at an event.
struct EventGuestTests {
    private func guests(_ village: Village, _ event: GroupEvent, _ owner: Member.ID) async throws -> [String] {
        try await EventGuests(database: village.database, people: village.lookup)
            .of(event.id, for: try village.member(owner), at: village.now)
            .map { $0.who.person.firstName + ($0.isBuddy ? " (buddy)" : "") }
    }

    @Test(
        "who comes is told of those who show it and may be met; of blocked ones nothing either way",
        arguments: Backend.available
    )
    func guests(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event { $0.ages = .both }
        let ana = try await village.addShown("Ana") { $0.shares = .presence }
        let open = try await village.addShown("Open") { $0.shares = .presence }
        let buddy = try await village.addShown("Buddy") {
            $0.shares = .presence
            $0.isVisible = false
        }
        try await village.befriend(ana, buddy)
        let hidden = try await village.addShown("Hidden") {
            $0.shares = .presence
            $0.isVisible = false
        }
        let silent = try await village.addShown("Silent")
        let teen = try await village.addShown("Teen", age: 16) { $0.shares = .presence }
        let friend = try await village.addShown("Friend", age: 15) { $0.shares = .presence }
        let (blocked, blocking) = (
            try await village.addShown("Blocked") { $0.shares = .presence },
            try await village.addShown("Blocking") { $0.shares = .presence }
        )
        let suspended = try await village.addShown("Suspended") { $0.shares = .presence }
        let leaving = try await village.addShown("Leaving") { $0.shares = .presence }
        let bare = try await village.add("Bare")
        for id in [ana, open, buddy, hidden, silent, teen, friend, blocked, blocking, suspended, leaving, bare] {
            #expect(try await village.join(event, id) == .joined)
        }
        try await village.block(ana, blocked)
        try await village.block(blocking, ana)
        try village.settle(suspended, "Suspended", suspended: true)
        try await village.database.write { try Absence.begin(of: leaving, in: $0) }
        #expect(try await self.guests(village, event, ana) == ["Buddy (buddy)", "Open"])
        for id in [blocked, blocking] {
            #expect(try await !self.guests(village, event, id).contains("Ana"), "Nor the other way round.")
        }
        #expect(
            try await self.guests(village, event, teen) == ["Friend"],
            "Adults and younger ones see each other nowhere."
        )
        #expect(try await self.guests(village, event, suspended).isEmpty)
        #expect(try await self.guests(village, event, leaving).isEmpty)
        // Who waits or left isn't among those who come.
        #expect(try await village.attendance(open).leave(event.id, at: village.now) == .left)
        #expect(try await self.guests(village, event, ana) == ["Buddy (buddy)"])
    }

    @Test("who looks after an event is named only to who may meet them", arguments: Backend.available)
    func organiser(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let root = try await village.organiser()
        try await village.show(root.id)
        let made = try await EventStore(database: village.database)
            .add(Village.run, id: RowID.new(), by: root, at: village.now)
        let event = try #require(made).event
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.block(root.id, ben)
        let access = EventAccess(database: village.database, people: village.lookup, now: { village.now })
        let search = EventSearch(database: village.database, people: village.lookup)
        func organiser(_ owner: Member.ID) async throws -> String? {
            try await ShownEvent(event, for: try village.member(owner), access, search).organiser?.person.firstName
        }
        #expect(try await organiser(ana) == "Root")
        #expect(try await organiser(ben) == nil)
        try await village.leave(root.id)
        let stays = try await EventStore(database: village.database).find(event.id)
        #expect(stays != nil && stays?.organiser == nil, "The event stays when who made it leaves.")
    }
}
