import Foundation
import HealthMath
import Testing

@testable import Community

struct CommonTimesTests {
    private static let zones = [
        "Europe/Berlin", "Europe/Lisbon", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland", "Pacific/Honolulu",
    ]

    private func two(
        _ one: (WeekTimes, String),
        _ other: (WeekTimes, String),
        at now: Date = Village.noon
    ) throws -> CommonTimes {
        func candidate(_ id: Int64, _ times: WeekTimes, _ zone: String) throws -> Candidate {
            let person = Person(
                id: id,
                firstName: "P",
                screenName: "p",
                birthday: try #require(CalendarDay(year: 1990, month: 5, day: 17)),
                gender: .other,
                timeZone: try #require(TimeZone(identifier: zone)),
                isSuspended: false,
                isConfirmed: true
            )
            let found = BuddyProfiles.Found(profile: BuddyProfile(), activeAt: 0, createdAt: 0, photoVersion: nil)
            return Candidate(person, found, free: times)
        }
        return CommonTimes(try candidate(1, one.0, one.1), try candidate(2, other.0, other.1), at: now)
    }

    @Test("the same evening is not the same hours in Berlin and New York, and each reads their own")
    func apart() throws {
        let tuesday = WeekTimes(.tuesday, .evening)
        // 17 to 20 in New York is 23 to 2 in Berlin.
        #expect(try self.two((tuesday, "Europe/Berlin"), (tuesday, "America/New_York")).count == 0)
        let early = WeekTimes(.tuesday, .morning)
        let common = try self.two((tuesday, "Europe/Berlin"), (early, "America/New_York"))
        #expect(common.mine == tuesday && common.theirs == early && common.minutesAhead == 360)
        #expect(MatchWords.times(common.mine) == "Both free on Tuesday evenings")
        #expect(MatchWords.times(common.theirs) == "Both free on Tuesday mornings")
    }

    @Test("an hour's difference leaves what is common of a part, and reaches into the next")
    func neighbours() throws {
        let all: WeekTimes = [WeekTimes(.tuesday, .evening), WeekTimes(.tuesday, .late)]
        let common = try self.two((all, "Europe/Berlin"), (WeekTimes(.tuesday, .evening), "Europe/Lisbon"))
        #expect(common.mine == all && common.theirs == WeekTimes(.tuesday, .evening))
        #expect(common.count == 1, "As much as either of them has.")
    }

    @Test("a week begins anew: a Sunday evening is a Monday morning on the other side of the world")
    func around() throws {
        let common = try self.two(
            (WeekTimes(.monday, .morning), "Pacific/Auckland"),
            (WeekTimes(.sunday, .midday), "Pacific/Honolulu")
        )
        #expect(common.minutesAhead == 22 * 60)
        #expect(common.mine == WeekTimes(.monday, .morning) && common.theirs == WeekTimes(.sunday, .midday))
    }

    @Test("the offsets of the day decide: where clocks are put forward, they are so from then on")
    func daylight() throws {
        let (berlin, new) = ((WeekTimes.everything, "Europe/Berlin"), (WeekTimes.everything, "America/New_York"))
        // Between the second Sunday of March and the last, New York is an hour nearer.
        #expect(try self.two(berlin, new, at: Date(timeIntervalSince1970: 1_710_500_000)).minutesAhead == 300)
        #expect(try self.two(berlin, new).minutesAhead == 360)
    }

    @Test(
        "it is the same from either side, never more than either has, and by one clock what both have",
        arguments: seeds
    )
    func symmetry(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        func times() -> WeekTimes { WeekTimes(rawValue: .random(in: 0..<(1 << 42), using: &random)) }
        for mine in Self.zones {
            for theirs in Self.zones {
                let (one, other) = (times(), times())
                let there = try self.two((one, mine), (other, theirs))
                let back = try self.two((other, theirs), (one, mine))
                #expect(there.mine == back.theirs && there.theirs == back.mine && there.count == back.count)
                #expect(there.mine.isSubset(of: one) && there.theirs.isSubset(of: other))
                #expect(mine != theirs || there.mine == one.intersection(other))
                #expect(there.mine.isEmpty == there.theirs.isEmpty || there.count == 0)
            }
        }
    }
}
