import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

struct EventNewsTests {
    @Test("a new event is told once to those near it for whom it is", arguments: Backend.available)
    func near(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let here = CoarsePlace(near: 55.7, 12.6)
        let near = try await village.addShown("Near") { $0.place = here }
        let far = try await village.addShown("Far") { $0.place = CoarsePlace(near: 56.5, 12.6) }
        let nowhere = try await village.addShown("Nowhere")
        let teen = try await village.addShown("Teen", age: 16) { $0.place = here }
        let suspended = try await village.addShown("Suspended") { $0.place = here }
        try village.settle(suspended, "Suspended", suspended: true)
        let leaving = try await village.addShown("Leaving") { $0.place = here }
        try await village.database.write { try Absence.begin(of: leaving, in: $0) }
        _ = try await village.event()
        try await village.tellNews()
        #expect(try await village.texts(to: near).map { $0.hasPrefix("New near you: “Run in the park”") } == [true])
        for id in [far, nowhere, teen, suspended, leaving] { #expect(try await village.texts(to: id).isEmpty) }
    }

    @Test("a new event is no news any more once it is over", arguments: Backend.available)
    func over(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let near = try await village.addShown("Near") { $0.place = CoarsePlace(near: 55.7, 12.6) }
        let event = try await village.event()
        try await village.tellNews()
        village.wait(event.details.end.timeIntervalSince(village.now) - 1)
        try await village.rounds.round()
        #expect(try await village.texts(to: near).count == 1)
        village.wait(1)
        try await village.rounds.round()
        #expect(try await village.texts(to: near).isEmpty)
    }

    @Test(
        "another time or place is told to who comes or waits, other changes to nobody",
        arguments: Backend.available
    )
    func changed(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event { $0.capacity = 1 }
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let cleo = try await village.addShown("Cleo")
        for id in [ana, ben, cleo] { try await village.join(event, id) }
        _ = try await village.attendance(cleo).leave(event.id, at: village.now)
        try await village.tellNews()
        let (store, root) = (EventStore(database: village.database), try await village.organiser())
        var details = event.details
        details.about = "Even slower."
        _ = try await store.change(event.id, to: details, from: 1, by: root, at: village.now)
        try await village.tellNews()
        for id in [ana, ben, cleo] { #expect(try await village.texts(to: id).isEmpty) }
        details.place = "The other park"
        _ = try await store.change(event.id, to: details, from: 2, by: root, at: village.now)
        try await village.tellNews()
        for id in [ana, ben] {
            #expect(try await village.texts(to: id).map { $0.contains("The other park") } == [true])
        }
        #expect(try await village.texts(to: cleo).isEmpty)
    }

    @Test("a cancellation is told with its reason, unless it is taken back at once", arguments: Backend.available)
    func cancelled(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event()
        let ana = try await village.addShown("Ana")
        try await village.join(event, ana)
        let (store, root) = (EventStore(database: village.database), try await village.organiser())
        _ = try await store.cancel(event.id, why: "Storm.", by: root, at: village.now)
        _ = try await store.restore(event.id, by: root, at: village.now)
        try await village.tellNews()
        #expect(try await village.texts(to: ana).isEmpty)
        #expect(try await store.restore(event.id, by: root, at: village.now) == nil)
        _ = try await store.cancel(event.id, why: "Storm.", by: root, at: village.now)
        try await village.tellNews()
        #expect(try await village.texts(to: ana) == ["“Run in the park” doesn't take place: Storm."])
        village.wait(60)
        _ = try await store.restore(event.id, by: root, at: village.now)
        try await village.tellNews()
        #expect(try await village.texts(to: ana).last?.contains("takes place after all") == true)
        #expect(try await village.texts(to: ana).count == 2)
    }

    @Test("who comes is reminded once, and again when it moves", arguments: Backend.available)
    func soon(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event { $0.capacity = 1 }
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        for id in [ana, ben] { try await village.join(event, id) }
        try await village.rounds.round()
        #expect(try await village.texts(to: ana).isEmpty)
        village.wait(Village.untilRun - 7_140)
        for _ in 0..<3 { try await village.rounds.round() }
        #expect(try await village.texts(to: ana).map { $0.contains("begins: Tue 2 July 18:00–19:30") } == [true])
        #expect(try await village.texts(to: ben).isEmpty, "Who waits isn't reminded.")
        var details = event.details
        details.start += 3_600
        details.end += 3_600
        _ = try await EventStore(database: village.database)
            .change(event.id, to: details, from: 1, by: try await village.organiser(), at: village.now)
        village.wait(3_600)
        try await village.rounds.round()
        #expect(try await village.texts(to: ana).count { $0.contains("begins") } == 2)
    }

    @Test(
        "buddies are told once who joins, leaves and is there, as far as that is shown",
        arguments: Backend.available
    )
    func buddies(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event()
        let ben = try await village.addShown("Ben") { $0.shares = .presence }
        let (ana, cleo) = (try await village.addShown("Ana"), try await village.addShown("Cleo"))
        let blocked = try await village.addShown("Blocked")
        for id in [ana, blocked] { try await village.befriend(ben, id) }
        try await village.block(blocked, ben)
        try await village.join(event, ben)
        _ = try await village.attendance(ben).leave(event.id, at: village.now)
        try await village.tellNews()
        #expect(try await village.texts(to: ana).isEmpty, "Who thinks again at once bothers nobody.")
        for _ in 0..<2 {
            try await village.join(event, ben)
            try await village.tellNews()
            village.wait(60)
            _ = try await village.attendance(ben).leave(event.id, at: village.now)
            try await village.tellNews()
        }
        #expect(
            try await village.texts(to: ana) == [
                "Ben goes to “Run in the park”, Tue 2 July 18:00–19:30.",
                "Ben doesn't go to “Run in the park” after all.",
            ]
        )
        try await village.join(event, ben)
        village.wait(Village.untilRun + 1_800)
        _ = try await CheckInStore(database: village.database, owner: ben)
            .checkIn(
                at: event.id,
                by: .code(event.code),
                on: try village.person(ben).day(at: village.now),
                at: village.now
            )
        try await village.tellNews()
        #expect(try await village.texts(to: ana).last == "Ben is at “Run in the park” now.")
        for id in [cleo, blocked] { #expect(try await village.texts(to: id).isEmpty) }
    }

    @Test("what buddies do about an event, and that they invite to it, is no news any more once it is over")
    func past() async throws {
        let village = try await Village(.sqlite)
        let event = try await village.event()
        let ben = try await village.addShown("Ben") { $0.shares = .presence }
        let (ana, cleo) = (try await village.addShown("Ana"), try await village.addShown("Cleo"))
        for id in [ana, cleo] { try await village.befriend(ben, id) }
        let people = BuddyPeople(database: village.database, people: village.lookup)
        let store = EventInvitationStore(database: village.database, people: people, owner: try village.member(ben))
        #expect(try await store.invite(cleo, to: event, at: village.now) == .sent)
        try await village.join(event, ben)
        try await village.tellNews()
        #expect(try await village.texts(to: ana).count == 1)
        #expect(try await village.texts(to: cleo).count == 2)
        village.wait(event.details.end.timeIntervalSince(village.now))
        try await village.rounds.round()
        for id in [ana, cleo] { #expect(try await village.texts(to: id).isEmpty) }
    }

    @Test("who doesn't show when they train is told of to nobody", arguments: Backend.available)
    func unseen(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event()
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.befriend(ana, ben)
        try await village.join(event, ben)
        try await village.tellNews()
        #expect(try await village.texts(to: ana).isEmpty)
    }
}
