import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing
import Web

@testable import Community

struct PeopleSearchTests {
    private static let day = CalendarDay(Village.noon, in: .gmt)
    private static let copenhagen = CoarsePlace(near: 55.676, 12.568)

    private func search(
        _ village: Village,
        weights: [Member.ID: KnownWeights] = [:],
        gym: [Member.ID] = [],
        free: [Member.ID: WeekTimes] = [:]
    ) -> PeopleSearch {
        PeopleSearch(
            database: village.database,
            sources: PeopleSources(
                people: village.lookup,
                freeTimes: { _ in free },
                weights: { ids in weights.filter { ids.contains($0.key) } },
                gym: { _ in gym },
                ownGyms: { _ in [] }
            )
        )
    }

    private func names(
        _ query: PeopleQuery,
        for owner: Member.ID,
        by search: PeopleSearch,
        after cursor: Cursor? = nil
    ) async throws -> [String] {
        try await search.find(query, for: owner, on: Self.day, after: cursor, limit: 50).people.map(\.person.firstName)
    }

    private func near(_ kilometres: Int = 10) -> PeopleQuery {
        var query = PeopleQuery()
        query.place = Self.copenhagen
        query.kilometres = kilometres
        return query
    }

    @Test("around a place the nearest come first, each as far as whole kilometres", arguments: Backend.available)
    func around(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") { $0.place = Self.copenhagen }
        _ = try await village.addShown("Far") { $0.place = CoarsePlace(near: 55.75, 12.568) }
        _ = try await village.addShown("Near") { $0.place = CoarsePlace(near: 55.695, 12.56) }
        _ = try await village.addShown("Same") { $0.place = Self.copenhagen }
        _ = try await village.addShown("Gone") { $0.place = CoarsePlace(near: 56.5, 12.568) }
        _ = try await village.addShown("Nowhere")
        let answer = try await self.search(village).find(self.near(), for: ana, on: Self.day, limit: 20)
        #expect(answer.people.map(\.person.firstName) == ["Same", "Near", "Far"])
        #expect(answer.people.map(\.kilometres) == [1, 2, 8])
        #expect(answer.next == nil)
        #expect(try await self.names(self.near(100), for: ana, by: self.search(village)).last == "Gone")
        #expect(try await self.names(PeopleQuery(), for: ana, by: self.search(village)).count == 5)
    }

    @Test("pages show everybody once, near and anywhere", arguments: Backend.available)
    func pages(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        for number in 1...9 {
            _ = try await village.addShown("P\(number)") {
                $0.place = CoarsePlace(near: 55.67 + Double(number % 3) / 50, 12.57)
            }
        }
        for query in [self.near(), PeopleQuery()] {
            var (seen, cursor, rounds) = ([String](), Cursor?.none, 0)
            repeat {
                let page = try await self.search(village).find(query, for: ana, on: Self.day, after: cursor, limit: 4)
                seen += page.people.map(\.person.firstName)
                (cursor, rounds) = (page.next, rounds + 1)
            } while cursor != nil && rounds < 9
            #expect(seen.count == 9 && Set(seen).count == 9, "\(seen)")
            #expect(rounds <= 4)
        }
    }

    @Test(
        "who is hidden, blocked either way, suspended, of the other age or oneself is nowhere",
        arguments: Backend.available
    )
    func excluded(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") { $0.place = Self.copenhagen }
        let ben = try await village.addShown("Ben") { $0.place = Self.copenhagen }
        let cleo = try await village.addShown("Cleo") { $0.place = Self.copenhagen }
        _ = try await village.addShown("Hidden") {
            $0.place = Self.copenhagen
            $0.isVisible = false
        }
        let dan = try await village.addShown("Dan") { $0.place = Self.copenhagen }
        let teen = try await village.addShown("Teen", age: 16) { $0.place = Self.copenhagen }
        let other = try await village.addShown("Youth", age: 17) { $0.place = Self.copenhagen }
        _ = try await village.addShown("Eva") { $0.place = Self.copenhagen }
        try await village.block(ana, ben)
        try await village.block(cleo, ana)
        try village.settle(dan, "Dan", suspended: true)
        for query in [self.near(), PeopleQuery()] {
            #expect(try await self.names(query, for: ana, by: self.search(village)) == ["Eva"])
            #expect(try await self.names(query, for: teen, by: self.search(village)) == ["Youth"])
            #expect(try await self.names(query, for: other, by: self.search(village)) == ["Teen"])
        }
        // An account that grew up since its profile was written decides, not the profile.
        try village.settle(teen, "Teen", age: 19)
        #expect(try await self.names(self.near(), for: other, by: self.search(village)).isEmpty)
    }

    @Test("each filter finds those it means and nobody else", arguments: Backend.available)
    func filters(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") { $0.times = WeekTimes(.saturday, .morning) }
        let ben = try await village.addShown("Ben", age: 41, gender: .male) {
            $0.goals = [.weightLoss, .muscle]
            $0.styles = [.running]
            $0.times = WeekTimes(.saturday, .morning)
            $0.limitations = [.knee]
            $0.shares = [.weights, .presence]
        }
        let cleo = try await village.addShown("Cleo", age: 24)
        let weights = KnownWeights(start: 94, target: 80)
        let search = self.search(village, weights: [ben: weights, cleo: weights], gym: [ben, cleo])
        func found(_ change: (inout PeopleQuery) -> Void) async throws -> [String] {
            var query = PeopleQuery()
            change(&query)
            return try await self.names(query, for: ana, by: search)
        }
        #expect(try await found { $0.goals = [.muscle, .event] } == ["Ben"])
        #expect(try await found { $0.styles = [.running] } == ["Ben"])
        #expect(try await found { $0.styles = [.walking, .running] } == ["Cleo", "Ben"])
        #expect(try await found { $0.limitation = .knee } == ["Ben"])
        #expect(try await found { $0.limitation = .back } == [])
        #expect(try await found { $0.times = .mine } == ["Ben"])
        #expect(try await found { $0.times = .evenings } == ["Cleo"])
        #expect(try await found { $0.gender = .male } == ["Ben"])
        #expect(try await found { $0.youngest = 41 } == ["Ben"])
        #expect(try await found { $0.oldest = 40 } == ["Cleo"])
        // Cleo weighs as much and trains there too, and shows neither.
        #expect(try await found { $0.start = WeightBand(rawValue: 90) } == ["Ben"])
        #expect(try await found { $0.target = WeightBand(rawValue: 80) } == ["Ben"])
        #expect(try await found { $0.target = WeightBand(rawValue: 70) } == [])
        #expect(try await found { $0.gym = "osm-node-1" } == ["Ben"])
        #expect(try await self.names(PeopleQuery(), for: ana, by: self.search(village)).count == 2)
        var nobodys = PeopleQuery()
        nobodys.gym = "osm-node-2"
        #expect(try await self.names(nobodys, for: ana, by: self.search(village)).isEmpty)
    }

    @Test("the calendar's free time comes before that of the profile, and none at all narrows nothing")
    func freeTimes() async throws {
        let village = try await Village(.sqlite)
        let ana = try await village.add("Ana")
        _ = try await village.addShown("Ben") { $0.times = WeekTimes(.monday, .early) }
        var query = PeopleQuery()
        query.times = .mine
        let other = self.search(village, free: [ana: WeekTimes(.friday, .late)])
        #expect(try await self.names(query, for: ana, by: other).isEmpty)
        let same = self.search(village, free: [ana: WeekTimes(.monday, .early)])
        #expect(try await self.names(query, for: ana, by: same) == ["Ben"])
        #expect(try await self.names(query, for: ana, by: self.search(village)) == ["Ben"])
    }

    @Test("how one stands with each: buddy, asked, asking or none", arguments: Backend.available)
    func standings(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let (ben, cleo) = (try await village.addShown("Ben"), try await village.addShown("Cleo"))
        let (dan, eva) = (try await village.addShown("Dan"), try await village.addShown("Eva"))
        let chat = try await village.befriend(ana, ben)
        let now = village.now.milliseconds
        try await village.database.write { db in
            for (from, to, isOpen) in [(ana, cleo, 1), (dan, ana, 1), (eva, ana, 0)] {
                try db.execute(
                    """
                    INSERT INTO buddy_answer (owner_id, to_id, says, is_open, asked_at, at)
                    VALUES (\(from), \(to), 'yes', \(isOpen), \(now), \(now))
                    """
                )
            }
        }
        let answer = try await self.search(village).find(PeopleQuery(), for: ana, on: Self.day, limit: 20)
        let standings = Dictionary(uniqueKeysWithValues: answer.people.map { ($0.person.id, $0.standing) })
        // Eva's quiet yes stays with Eva.
        #expect(standings == [ben: .buddy(chat: chat), cleo: .asked, dan: .asks, eva: .stranger])
    }

    @Test("a thousand searches from other places tell no more of a place than one: the middle of its cell")
    func averaging() async throws {
        let village = try await Village(.sqlite)
        let ana = try await village.addShown("Ana")
        let (latitude, longitude) = (55.6789, 12.5702)
        _ = try await village.addShown("Ben") { $0.place = CoarsePlace(near: latitude, longitude) }
        let cell = try #require(CoarsePlace(near: latitude, longitude))
        let other = try #require(CoarsePlace(near: latitude + 0.0031, longitude - 0.0029))
        try #require(other == cell)
        let search = self.search(village)
        var (places, tellings) = (Set<CoarsePlace>(), [String]())
        for number in 0..<1_000 {
            var query = PeopleQuery()
            let (row, column) = (Double(number / 32 - 16), Double(number % 32 - 16))
            query.place = CoarsePlace(near: latitude + row / 300, longitude + column / 150)
            query.kilometres = 20
            let answer = try await search.find(query, for: ana, on: Self.day, limit: 5)
            let found = try #require(answer.people.first)
            places.insert(try #require(found.profile.place))
            // All that is told follows from two cells: whoever lives elsewhere in this one gives the same.
            tellings.append("\(found.kilometres ?? 0)")
            #expect(found.kilometres == query.place?.roundKilometres(to: other))
        }
        #expect(places == [cell])
        #expect(tellings.count == 1_000 && !tellings.contains("0"))
    }

    @Test("around the date line people are found on either side", arguments: Backend.available)
    func edges(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        _ = try await village.addShown("East") { $0.place = CoarsePlace(near: -16.8, 179.99) }
        _ = try await village.addShown("West") { $0.place = CoarsePlace(near: -16.8, -179.99) }
        var query = PeopleQuery()
        query.place = CoarsePlace(near: -16.8, -179.98)
        #expect(Set(try await self.names(query, for: ana, by: self.search(village))) == ["East", "West"])
    }

    @Test("who comes next is read from an index alone, near and anywhere, and who fits by their id")
    func plans() async throws {
        let village = try await Village(.sqlite)
        let narrowing = PeopleStore.Narrowing(try village.person(try await village.add("Ana")), on: Self.day)
        let box = CoarseBox(try #require(Self.copenhagen), kilometres: 10)
        let statements: [(SQL, String)] = [
            (Nearness.statement(box, 10, after: nil, limit: 20), "COVERING INDEX buddy_profile_place"),
            (PeopleStore.newest(after: nil), "INTEGER PRIMARY KEY"),
            (PeopleStore.fitting([1, 2], 1, PeopleQuery(), narrowing), "INTEGER PRIMARY KEY"),
        ]
        for (statement, index) in statements {
            let steps = try await village.database.read { db in
                try db.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }
            }
            #expect(steps.contains { $0.contains("SEARCH buddy_profile") && $0.contains(index) }, "\(steps)")
            #expect(!steps.contains { $0.hasPrefix("SCAN buddy_profile") }, "\(steps)")
        }
    }

    @Test(
        "a wish that few fit is looked for a stretch at a time, and the next page goes on",
        arguments: Backend.available
    )
    func stretches(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let cell = try #require(Self.copenhagen)
        let teen = try await village.addShown("Rare") { $0.limitations = [.knee] }
        try await village.database.write { db in
            try db.execute(
                "UPDATE buddy_profile SET latitude = \(cell.latitude), longitude = \(cell.longitude), region = 1"
            )
            for number in 1...PeopleStore.most.seen * 5 {
                let id = try db.row("INSERT INTO member (name) VALUES (\("P\(number)")) RETURNING id") {
                    try $0.integer(0)
                }
                try db.execute(Self.copy(of: ana, for: try #require(id)))
            }
        }
        // The rare one is the first of all in the cell, and the last of all who are new.
        var query = self.near()
        query.limitation = .knee
        let near = try await self.search(village).find(query, for: ana, on: Self.day, limit: 20)
        #expect(near.people.map(\.person.id) == [teen] && near.next != nil)
        query.place = nil
        let first = try await self.search(village).find(query, for: ana, on: Self.day, limit: 20)
        #expect(first.people.isEmpty && first.next != nil)
        let second = try await self.search(village).find(query, for: ana, on: Self.day, after: first.next, limit: 20)
        #expect(second.people.map(\.person.id) == [teen] && second.next == nil)
    }

    private static func copy(of owner: Member.ID, for id: Member.ID) -> SQL {
        """
        INSERT INTO buddy_profile (owner_id, gender, birthday, is_adult, intro, goals, strengths, styles, spots, times,
            years, wished_gender, wished_traits, wished_styles, limitations, latitude, longitude, region, shares, is_visible,
            active_at, created_at, version)
        SELECT \(id), gender, birthday, is_adult, intro, goals, strengths, styles, spots, times, years,
            wished_gender, wished_traits, wished_styles, limitations, latitude, longitude, region, shares, is_visible, active_at,
            created_at, version FROM buddy_profile WHERE owner_id = \(owner)
        """
    }
}
