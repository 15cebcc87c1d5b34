import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

struct AttendanceTests {
    @Test("two hundred ask for ten places at once: ten come, all others wait in line", arguments: Backend.available)
    func rush(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event { $0.capacity = 10 }
        let ids = try await StandInMember.add((0..<200).map { "M\($0)" }, to: village.database)
        let outcomes = try await Rush.of(ids) { try await village.join(event, $0) }
        #expect(outcomes.count { $0 == .joined } == 10)
        let waiting = outcomes.compactMap { if case .waiting(let before) = $0 { before } else { nil } }
        #expect(waiting.sorted() == Array(0..<190), "Everybody has a turn of their own.")
        let demand = try await EventPlaces.demand(of: [event.id], in: village.database)
        #expect(demand[event.id] == EventPlaces.Demand(taken: 10, waiting: 190))
        let left = try await Rush.of(ids.prefix(100)) { id in
            try await village.attendance(id).leave(event.id, at: village.now)
        }
        #expect(left.allSatisfy { $0 == .left })
        let again = try await Rush.of(ids.prefix(100)) { try await village.join(event, $0) }
        #expect(again.count == 100)
        #expect(try await EventPlaces.demand(of: [event.id], in: village.database)[event.id]?.taken ?? 0 <= 10)
    }

    @Test("the waiting list moves up by itself, in its order, and tells", arguments: Backend.available)
    func movesUp(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event { $0.capacity = 1 }
        var ids: [Member.ID] = []
        for name in ["Ana", "Ben", "Cleo", "Dan"] { ids.append(try await village.addShown(name)) }
        for (index, id) in ids.enumerated() {
            let outcome = try await village.join(event, id)
            #expect(outcome == (index == 0 ? .joined : .waiting(before: index - 1)))
        }
        #expect(try await village.join(event, ids[2]) == .waiting(before: 1), "Once more is as once.")
        // Ben is suspended, so Cleo comes; Ben keeps his turn.
        try village.settle(ids[1], "Ben", suspended: true)
        #expect(try await village.attendance(ids[0]).leave(event.id, at: village.now) == .left)
        #expect(try await village.attendance(ids[0]).leave(event.id, at: village.now) == .noPart)
        try await village.tellNews()
        #expect(try await village.state(ids[2], at: event) == .joined)
        #expect(try await village.state(ids[1], at: event) == .waiting)
        #expect(try await village.texts(to: ids[2]).count { $0.contains("There is a place for you") } == 1)
        #expect(try await village.texts(to: ids[3]).isEmpty)
        try village.settle(ids[1], "Ben")
        // An account that is deleted frees its place at the next round.
        try await village.leave(ids[2])
        try await village.rounds.round()
        #expect(try await village.state(ids[1], at: event) == .joined)
        #expect(try await village.state(ids[3], at: event) == .waiting)
    }

    @Test("a place that became free is promised to who waits, until the list has moved", arguments: Backend.available)
    func promised(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event { $0.capacity = 1 }
        let search = EventSearch(database: village.database, people: village.lookup)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        #expect(try await search.found(event, for: ana).left == 1)
        for id in [ana, ben] { try await village.join(event, id) }
        #expect(try await village.attendance(ana).leave(event.id, at: village.now) == .left)
        let found = try await search.found(event, for: ana)
        #expect(found.isPromised && found.left == 0 && found.demand.taken == 0)
        #expect(try await village.join(event, ana) == .waiting(before: 1), "It says what happens.")
        try await village.tellNews()
        #expect(try await village.state(ben, at: event) == .joined)
    }

    @Test("a greater capacity lets more in, and never fewer than come already", arguments: Backend.available)
    func capacity(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event { $0.capacity = 2 }
        var ids: [Member.ID] = []
        for name in ["Ana", "Ben", "Cleo"] {
            ids.append(try await village.addShown(name))
            try await village.join(event, ids[ids.count - 1])
        }
        let (store, root) = (EventStore(database: village.database), try await village.organiser())
        var details = event.details
        details.capacity = 1
        let fewer = try await store.change(event.id, to: details, from: 1, by: root, at: village.now)
        #expect(fewer == .tooFew(2))
        details.capacity = 3
        guard case .done = try await store.change(event.id, to: details, from: 1, by: root, at: village.now) else {
            Issue.record("It is changed.")
            return
        }
        #expect(try await store.change(event.id, to: details, from: 1, by: root, at: village.now) == .stale)
        try await village.tellNews()
        #expect(try await village.state(ids[2], at: event) == .joined)
    }

    @Test("nobody joins what is over, cancelled or not there, nor more than fifty", arguments: Backend.available)
    func closed(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        #expect(try await village.attendance(ana).join(RowID.new(), at: village.now) == .closed)
        let root = try await village.organiser()
        let store = EventStore(database: village.database)
        for _ in 0..<AttendanceStore.most {
            let made = try await store.add(Village.run, id: RowID.new(), by: root, at: village.now)
            #expect(try await village.join(try #require(made).event, ana) == .joined)
        }
        let made = try await store.add(Village.run, id: RowID.new(), by: root, at: village.now)
        let last = try #require(made).event
        #expect(try await village.join(last, ana) == .tooMany)
        village.wait(Village.untilRun + 7_200)
        #expect(try await village.join(last, ana) == .closed)
        let next = try await village.event { details in
            details.start += 86_400
            details.end += 86_400
        }
        #expect(try await village.join(next, ana) == .joined, "Those that are over no longer count.")
        _ = try await store.cancel(next.id, why: "Storm", by: root, at: village.now)
        let ben = try await village.addShown("Ben")
        #expect(try await village.join(next, ben) == .closed)
    }

    @Test("planning hears of each place and each return, and knows the times", arguments: Backend.available)
    func planning(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let event = try await village.event()
        let store = AttendanceStore(database: village.database, owner: ana) { owner, _, db in
            try db.execute("INSERT INTO job (kind, payload, due_at) VALUES ('again', \(String(owner)), 0)")
        }
        _ = try await store.join(event.id, at: village.now)
        _ = try await store.join(event.id, at: village.now)
        let span = village.now..<village.now.addingTimeInterval(3 * 86_400)
        let times = try await JoinedEvents.times(of: ana, in: span, village.database)
        #expect(times.map(\.name) == ["Run in the park"] && times.first?.start == event.details.start)
        _ = try await store.leave(event.id, at: village.now)
        #expect(try await JoinedEvents.times(of: ana, in: span, village.database).isEmpty)
        let heard = try await village.database.rows("SELECT payload FROM job WHERE kind = 'again'") { try $0.text(0) }
        #expect(heard == [String(ana), String(ana)])
    }

    @Test("the same event is made once, and an id of another's is refused", arguments: Backend.available)
    func madeOnce(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (root, other) = (try await village.organiser(), try await village.organiser())
        let (store, id) = (EventStore(database: village.database), RowID.new())
        let made = try await Rush.of(6) { try await store.add(Village.run, id: id, by: root, at: village.now)?.isNew }
        #expect(made.filter { $0 == true }.count == 1)
        #expect(try await store.add(Village.run, id: id, by: other, at: village.now) == nil)
    }
}
