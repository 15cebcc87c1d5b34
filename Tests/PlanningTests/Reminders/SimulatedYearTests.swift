import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Planning

struct SimulatedYearTests {
    // As many as meet every zone, week and lead; a thousand before a release.
    private static let members = Soak.isOn ? 1_000 : 189
    // The six weeks in which clocks change in most zones; the whole year before a release.
    private static let (firstDay, days) = Soak.isOn ? ("2026-01-01", 365) : ("2026-03-01", 42)
    private static let needed: Int64 = 60 * 60_000
    private static let snooze: Int64 = 30 * 60_000

    @Test(
        "over a year all members hear of every occasion once, at the first moment they can",
        arguments: Backend.available
    )
    func year(backend: Backend) async throws {
        let year = try await SimulatedYear(backend, members: Self.members)
        let first = try #require(CalendarDay(Self.firstDay))
        let start = Int64(first.number) * 86_400_000
        year.move(to: start)
        try await year.begin()
        let moments = Self.moments(from: start, days: Self.days)
        var answers: [SimulatedYear.Telling: WorkoutReminder.Answer] = [:]
        for (number, moment) in moments.enumerated() {
            year.move(to: moment)
            try await year.live(number)
            // One in fifty says something to what came this moment.
            for (telling, reminder) in try await year.told(since: moment)
            where (telling.owner + telling.start / 3_600_000) % 50 == 0 {
                let answer = [WorkoutReminder.Answer.checkIn, .snooze, .notToday][Int(telling.owner % 3)]
                try await year.answer(answer, to: reminder, of: telling.owner)
                answers[telling] = answer
            }
        }
        let told = try await year.told().map(\.telling).sorted()
        let occasions = year.occasions(from: first.adding(days: -1), count: Self.days + 2)
        let expected = occasions.flatMap { Self.expected($0.key, $0.value, moments, answers) }.sorted()
        #expect(expected.count > Self.members * Self.days / 5)
        #expect(answers.count > expected.count / 100)
        // Not `told == expected`, which would print the whole year.
        #expect(told.count == expected.count)
        let doubled = Dictionary(grouping: told) { $0 }.filter { $0.value.count > 1 }
        #expect(doubled.keys.prefix(5).isEmpty)
        let different = Set(told).symmetricDifference(expected)
        #expect(different.sorted().prefix(5).isEmpty)
    }

    /// Two hours or so apart, and about twelve times a year after a day or two in which nothing ran.
    private static func moments(from start: Int64, days: Int) -> [Int64] {
        var (moments, moment, seed) = ([start], start, 1 as UInt64)
        while moment < start + Int64(days) * 86_400_000 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let minutes = Int64(seed >> 33) % 80 + 90
            let isDown = (seed >> 20) % 330 == 0
            moment += (isDown ? 60 * minutes / 3 : minutes) * 60_000
            moments.append(moment)
        }
        return moments
    }

    /// By simple rules of its own: at the first moment from the member's minutes before until an hour is left, unless
    /// the day was ended before.
    private static func expected(
        _ owner: Member.ID,
        _ occasions: [SimulatedYear.Occasion],
        _ moments: [Int64],
        _ answers: [SimulatedYear.Telling: WorkoutReminder.Answer]
    ) -> [SimulatedYear.Telling] {
        func first(_ from: Int64, _ slot: Stretch) -> SimulatedYear.Telling? {
            let place = moments.partitioned { $0 >= from }
            guard place < moments.count else { return nil }
            let moment = moments[place]
            guard slot.end - max(moment, slot.start) >= Self.needed else { return nil }
            return SimulatedYear.Telling(owner: owner, start: slot.start, at: moment)
        }
        var tellings: [SimulatedYear.Telling] = []
        var ended: Set<CalendarDay> = []
        for occasion in occasions where !ended.contains(occasion.day) {
            let slot = occasion.slot
            var from = occasion.from
            // What was over when the year began was never planned.
            if slot.end - Self.needed < moments[0] { continue }
            while let telling = first(from, slot) {
                tellings.append(telling)
                switch answers[telling] {
                case .checkIn, .notToday: ended.insert(occasion.day)
                case .snooze where slot.end - max(telling.at + Self.snooze, slot.start) >= Self.needed:
                    from = telling.at + Self.snooze
                    continue
                case .snooze, .busy, nil: break
                }
                break
            }
        }
        return tellings
    }
}

extension [Int64] {
    /// The place of the first that fits, where all after it do too.
    fileprivate func partitioned(_ fits: (Int64) -> Bool) -> Int {
        var (low, high) = (0, self.count)
        while low < high {
            let middle = (low + high) / 2
            if fits(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
