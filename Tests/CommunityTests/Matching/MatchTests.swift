import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Community

struct MatchTests {
    /// Ana in Copenhagen with her wishes, and somebody else.
    private func two(
        _ change: (inout BuddyProfile, inout BuddyProfile) -> Void,
        free: WeekTimes? = nil,
        daysAway: Int64 = 0
    ) throws -> Match {
        var (mine, theirs) = (BuddyProfile(), BuddyProfile())
        mine.years = .long
        change(&mine, &theirs)
        let now = Village.noon.milliseconds
        func candidate(_ id: Int64, _ profile: BuddyProfile, _ gender: Sex) throws -> Candidate {
            Candidate(
                Person(
                    id: id,
                    firstName: "P\(id)",
                    screenName: "p\(id)",
                    birthday: try #require(CalendarDay(year: 1990, month: 5, day: 17)),
                    gender: gender,
                    timeZone: .gmt,
                    isSuspended: false,
                    isConfirmed: true
                ),
                .init(
                    profile: profile,
                    activeAt: now - daysAway * 86_400_000,
                    createdAt: now - 100 * 86_400_000,
                    photoVersion: nil
                ),
                free: free
            )
        }
        return try #require(Match(candidate(1, mine, .female), candidate(2, theirs, .male), at: Village.noon))
    }

    @Test("the reasons are told in words, the weightiest first")
    func reasons() throws {
        let match = try self.two { mine, theirs in
            mine.times = [WeekTimes(.tuesday, .evening), WeekTimes(.thursday, .evening), WeekTimes(.friday, .early)]
            theirs.times = [WeekTimes(.tuesday, .evening), WeekTimes(.thursday, .evening)]
            mine.goals = [.strength]
            theirs.goals = [.strength]
            mine.place = CoarsePlace(near: 55.676, 12.568)
            theirs.place = CoarsePlace(near: 55.694, 12.568)
            mine.wishedTraits = [.patient, .punctual]
            theirs.strengths = [.patient]
        }
        #expect(
            match.reasons(in: .metric) == [
                "About 2 km away", "Both want to get stronger", "Both free on Tuesday and Thursday evenings",
                "Patient, as you wished",
            ]
        )
        #expect(match.reasons(in: .imperial, most: 1) == ["About a mile away"])
        #expect(match.score > 50)
    }

    @Test("what is not there is no reason, and when somebody was here is told nobody")
    func silence() throws {
        let near = try self.two({ _, _ in })
        let away = try self.two({ _, _ in }, daysAway: 28)
        #expect(near.reasons(in: .metric).isEmpty)
        #expect(away.reasons(in: .metric).isEmpty)
        #expect(abs(away[.activity] / near[.activity] - 0.25) < 1e-9)
    }

    @Test("wishes are heard both ways, also where only theirs come true")
    func bothWays() throws {
        let match = try self.two { mine, theirs in
            theirs.wishedTraits = [.talkative]
            mine.strengths = [.talkative]
            mine.wishedStyles = [.swimming]
            theirs.styles = [.swimming]
            mine.limitations = [.back]
            theirs.limitations = [.back, .knee]
        }
        #expect(match[.traits] == 6)
        #expect(match[.wishedStyles] == 5)
        #expect(
            match.reasons(in: .metric) == [
                "You bring what they wish for: likes to talk", "Does swimming, as you wished",
                "Both take care of their back",
            ]
        )
    }

    @Test("the hours planned count before those of the profile")
    func planned() throws {
        let match = try self.two(
            { mine, theirs in
                mine.times = WeekTimes(.monday, .late)
                theirs.times = WeekTimes(.monday, .late)
            },
            free: WeekTimes(.sunday, .morning)
        )
        #expect(match[.times] == 5)
        #expect(match.reasons(in: .metric) == ["Both free on Sunday mornings"])
    }

    @Test(
        "days are named as people do",
        arguments: [
            (Weekday.allCases, "Both free in the evenings"),
            ([.saturday, .sunday], "Both free on weekend evenings"),
            ([.monday, .tuesday, .wednesday, .thursday, .friday], "Both free on weekday evenings"),
            ([.monday, .wednesday, .saturday], "Both free on Monday, Wednesday and Saturday evenings"),
        ]
    )
    func days(days: [Weekday], words: String) {
        #expect(MatchWords.times(WeekTimes(days.map { WeekTimes($0, .evening) })) == words)
    }

    @Test("all parts of the week that both share are named, those of most days first")
    func parts() {
        let shared: WeekTimes = [
            WeekTimes(.saturday, .morning), WeekTimes(.monday, .evening), WeekTimes(.thursday, .evening),
        ]
        #expect(
            MatchWords.times(shared) == "Both free on Monday and Thursday evenings and on Saturday mornings"
        )
    }

    @Test("two who would train apart are never far; who keeps the place to themselves is between")
    func distance() throws {
        let (here, there) = (CoarsePlace(near: 55.676, 12.568), CoarsePlace(near: -33.9, 151.2))
        let far = try self.two { ($0.place, $1.place) = (here, there) }
        #expect(far[.distance] == 0)
        #expect(far.reasons(in: .metric).isEmpty)
        let online = try self.two {
            ($0.place, $1.place) = (here, there)
            ($0.spots, $1.spots) = ([.online], [.online])
        }
        #expect(online[.distance] == 10)
        #expect(online.reasons(in: .metric) == ["Both train apart, but in touch"])
        let unknown = try self.two { mine, _ in mine.place = here }
        #expect(unknown[.distance] == 5)
        let same = try self.two { ($0.place, $1.place) = (here, here) }
        #expect(same[.distance] == 20)
    }
}
