import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Community

/// Hours looked for are those of who looks, whatever clock the others live by.
struct PeopleHoursTests {
    private static let here = CoarsePlace(near: 55.676, 12.568)

    private func names(
        _ village: Village,
        _ ana: Member.ID,
        _ times: TimePreference,
        around place: CoarsePlace?
    ) async throws
        -> [String]
    {
        let search = PeopleSearch(
            database: village.database,
            sources: PeopleSources(
                people: village.lookup,
                freeTimes: { _ in [:] },
                weights: { _ in [:] },
                gym: { _ in [] },
                ownGyms: { _ in [] }
            )
        )
        var query = PeopleQuery()
        (query.times, query.place) = (times, place)
        return try await search.find(query, for: ana, on: CalendarDay(Village.noon, in: .gmt), limit: 20).people
            .map(\.person.firstName)
    }

    @Test("who is far away is found by the hours of who looks", arguments: Backend.available)
    func far(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") { $0.times = WeekTimes(.tuesday, .morning) }
        // 18 to 20 in Tokyo is 9 to 11 here.
        let ken = try await village.addShown("Ken") { $0.times = WeekTimes(.tuesday, .evening) }
        try village.settle(ken, "Ken", timeZone: try #require(TimeZone(secondsFromGMT: 9 * 3_600)))
        #expect(try await self.names(village, ana, .mine, around: nil) == ["Ken"])
        #expect(try await self.names(village, ana, .mornings, around: nil) == ["Ken"])
        #expect(try await self.names(village, ana, .evenings, around: nil).isEmpty)
    }

    @Test("who is near, across a border of clocks, is too", arguments: Backend.available)
    func near(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") { $0.place = Self.here }
        let ben = try await village.addShown("Ben") {
            ($0.place, $0.times) = (Self.here, WeekTimes(.tuesday, .afternoon))
        }
        #expect(try await self.names(village, ana, .evenings, around: Self.here).isEmpty)
        // 15 to 18 by Ben's clock is 16 to 19 by Ana's.
        try village.settle(ben, "Ben", timeZone: try #require(TimeZone(secondsFromGMT: -2 * 3_600)))
        #expect(try await self.names(village, ana, .evenings, around: Self.here) == ["Ben"])
    }

    @Test("what is asked of the index leaves out nobody whose hours fit", arguments: WeekTimes.Part.allCases)
    func roughly(part: WeekTimes.Part) {
        for minutes in [-1_440, -1_260, -210, -60, 0, 30, 60, 210, 1_260, 1_440] {
            for day in [Weekday.monday, .sunday] {
                let wished = WeekTimes(day, part)
                let fitting = wished.seen(minutesAhead: -minutes)
                #expect(wished.roughly.isSuperset(of: fitting), "\(minutes)")
            }
        }
    }
}
