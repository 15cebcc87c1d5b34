import Foundation
import Members
import Storage
import Support
import Testing
import Web

@testable import Community

struct EventSearchTests {
    private func names(
        _ village: Village,
        _ owner: Member.ID,
        _ query: EventQuery,
        limit: Int = 20
    ) async throws -> [String] {
        try await EventSearch(database: village.database, people: village.lookup)
            .find(query, for: owner, at: village.now, limit: limit).events.map(\.event.details.name)
    }

    private func around(_ latitude: Double, _ longitude: Double, _ kilometres: Int = 10) throws -> EventQuery {
        var query = EventQuery()
        query.place = CoarsePlace(near: latitude, longitude)
        try #require(query.place != nil)
        query.kilometres = kilometres
        return query
    }

    private func add(_ village: Village, _ name: String, _ change: (inout GroupEvent.Details) -> Void) async throws {
        _ = try await village.event {
            $0.name = name
            change(&$0)
        }
    }

    @Test(
        "those within the distance and those in words only come by date, across the date line too",
        arguments: Backend.available
    )
    func near(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        try await self.add(village, "far") { $0.spot = PrecisePlace(55.75, 12.57) }
        try await self.add(village, "near") {
            $0.spot = PrecisePlace(55.69, 12.57)
            $0.start += 60
        }
        try await self.add(village, "beyond") { $0.spot = PrecisePlace(56.5, 12.57) }
        try await self.add(village, "words only") {
            $0.spot = nil
            $0.start += 120
        }
        try await self.add(village, "east") { $0.spot = PrecisePlace(0, 179.99) }
        try await self.add(village, "west") {
            $0.spot = PrecisePlace(0, -179.95)
            $0.start += 60
        }
        #expect(try await self.names(village, ana, try self.around(55.68, 12.57)) == ["far", "near", "words only"])
        #expect(try await self.names(village, ana, try self.around(0, 179.97)) == ["east", "west", "words only"])
        #expect(try await self.names(village, ana, EventQuery()).count == 6, "Anywhere they are all.")
        let found = try await EventSearch(database: village.database, people: village.lookup)
            .find(try self.around(55.68, 12.57), for: ana, at: village.now, limit: 2)
        #expect(found.events.count == 2 && found.next != nil && found.events.last?.kilometres == 1)
        let known = try await village.event { $0.spot = nil }
        let theirs = try await EventSearch(database: village.database, people: village.lookup)
            .own(of: try #require(known.organiser), at: village.now)
        #expect(theirs.map(\.event.id) == [known.id], "Who looks after one finds it without a place.")
    }

    @Test(
        "the nearest come first where that is asked, those in words only last, page by page without a gap",
        arguments: Backend.available
    )
    func nearest(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        try await self.add(village, "in words") { $0.spot = nil }
        try await self.add(village, "further") { $0.spot = PrecisePlace(55.75, 12.57) }
        for name in ["near", "as near"] { try await self.add(village, name) { $0.spot = PrecisePlace(55.69, 12.57) } }
        try await self.add(village, "here") {
            $0.spot = PrecisePlace(55.68, 12.57)
            $0.start += 3_600
        }
        try await self.add(village, "beyond") { $0.spot = PrecisePlace(56.5, 12.57) }
        var query = try self.around(55.68, 12.57)
        query.order = .near
        let search = EventSearch(database: village.database, people: village.lookup)
        var (seen, cursor) = ([String](), Cursor?.none)
        repeat {
            let page = try await search.find(query, for: ana, at: village.now, after: cursor, limit: 2)
            seen += page.events.map(\.event.details.name)
            cursor = page.next
        } while cursor != nil
        #expect(seen.first == "here" && Set(seen.dropFirst().prefix(2)) == ["near", "as near"])
        #expect(Array(seen.dropFirst(3)) == ["further", "in words"])
        query.place = nil
        #expect(try await self.names(village, ana, query).last == "here", "Without a place it is by date.")
    }

    @Test("by what one can do, for one's age, and none that is over or cancelled", arguments: Backend.available)
    func narrowed(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, teen) = (try await village.addShown("Ana"), try await village.addShown("Teen", age: 16))
        try await self.add(village, "seated") { $0.traits = [.seated, .beginners] }
        try await self.add(village, "gentle") { $0.traits = [.lowImpact] }
        try await self.add(village, "young") { $0.ages = .young }
        try await self.add(village, "both") { $0.ages = .both }
        try await self.add(village, "soon over") { $0.end = $0.start.addingTimeInterval(60) }
        let cancelled = try await village.event { $0.name = "cancelled" }
        _ = try await EventStore(database: village.database)
            .cancel(cancelled.id, why: "Rain", by: try await village.organiser(), at: village.now)
        var query = EventQuery()
        query.traits = [.seated, .beginners]
        #expect(try await self.names(village, ana, query) == ["seated"])
        #expect(try await Set(self.names(village, teen, EventQuery())) == ["young", "both"])
        village.wait(Village.untilRun + 120)
        #expect(try await Set(self.names(village, ana, EventQuery())) == ["seated", "gentle", "both"])
    }

    @Test("pages follow each other by time without a gap", arguments: Backend.available)
    func pages(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        for number in 0..<7 {
            try await self.add(village, "\(number)") { $0.start += Double(number / 2) * 60 }
        }
        let search = EventSearch(database: village.database, people: village.lookup)
        var (seen, cursor) = ([String](), Cursor?.none)
        repeat {
            let page = try await search.find(EventQuery(), for: ana, at: village.now, after: cursor, limit: 3)
            seen += page.events.map(\.event.details.name)
            cursor = page.next
        } while cursor != nil
        #expect(seen.count == 7 && Set(seen).count == 7 && seen.first.map { ["0", "1"].contains($0) } == true)
    }

    @Test("one's own come with their state, and invitations of buddies until one joins", arguments: Backend.available)
    func own(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.befriend(ana, ben)
        let event = try await village.event { $0.capacity = 1 }
        try await village.join(event, ben)
        let search = EventSearch(database: village.database, people: village.lookup)
        let store = EventInvitationStore(
            database: village.database,
            people: BuddyPeople(database: village.database, people: village.lookup),
            owner: try village.member(ben)
        )
        #expect(try await store.invite(ana, to: event, at: village.now) == .sent)
        #expect(try await search.invited(ana, at: village.now).map(\.event.id) == [event.id])
        try await village.join(event, ana)
        #expect(try await search.own(of: ana, at: village.now).map(\.state) == [.waiting])
        #expect(try await search.invited(ana, at: village.now).isEmpty)
        #expect(try await search.own(of: ana, at: village.now).first?.left == 0)
    }
}
