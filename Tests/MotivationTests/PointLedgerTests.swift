import HealthMath
import Testing

@testable import Motivation

/// What deeds give, and once per what.
struct PointLedgerTests {
    @Test("what an import brought gives its member points, and boards none that rest on it")
    func cameAlong() {
        let day = CalendarDay("2026-03-09") ?? .first
        func deed(_ offset: Int, _ cameAlong: Bool) -> PointedDeed {
            PointedDeed(
                kind: "workout-done",
                source: "activity \(offset)",
                day: day.adding(days: offset),
                quantity: 1,
                cameAlong: cameAlong
            )
        }
        let lines = PointLedger.lines(of: [deed(0, true), deed(1, false), deed(2, false)])
        #expect(lines.reduce(0) { $0 + $1.points } == 36)
        let own = lines.filter { !$0.cameAlong }
        // Without the first day the second would be no second in a row, nor the third a third.
        #expect(own.map(\.rule) == ["trained", "trained"])
    }

    /// A Monday.
    private let monday = CalendarDay("2026-03-09") ?? .first

    private func deed(_ kind: String, _ offset: Int, _ source: String = "", quantity: Double = 1) -> PointedDeed {
        let day = self.monday.adding(days: offset)
        return PointedDeed(kind: kind, source: source.isEmpty ? "day \(day)" : source, day: day, quantity: quantity)
    }

    private func lines(_ deeds: [PointedDeed]) -> [String] {
        PointLedger.lines(of: deeds).map { "\($0.day.days(since: self.monday)) \($0.rule) \($0.points)" }.sorted()
    }

    @Test("a weight gives three points once a day")
    func weight() {
        let twice = [self.deed("weighed-in", 0), self.deed("weighed-in", 0, "weight again")]
        #expect(self.lines(twice) == ["0 weighed-in 3"])
    }

    @Test("four days of weights from Monday to Sunday keep a trend, and the fourth gives the points")
    func trend() {
        let days = [0, 2, 3, 6, 7, 8, 9]
        let trends = self.lines(days.map { self.deed("weighed-in", $0) }).filter { $0.contains("trend-kept") }
        #expect(trends == ["6 trend-kept 3"])
    }

    @Test("a workout and a visit to a gym on one day are one training")
    func training() {
        let both = [self.deed("workout-done", 0, "activity a"), self.deed("gym-visit", 0, "gym b 2026-03-09")]
        #expect(self.lines(both) == ["0 trained 10"])
    }

    @Test("what was logged is a training from ten minutes on, and one with a workout of the same day")
    func logged() {
        let logged = [
            self.deed("minutes-trained", 0, "activity a", quantity: 9),
            self.deed("minutes-trained", 2, "activity b", quantity: 10),
            self.deed("workout-done", 3, "activity c"), self.deed("minutes-trained", 3, "activity c", quantity: 40),
        ]
        #expect(self.lines(logged) == ["2 trained 10", "3 trained 10", "3 two-in-a-row 3"])
        #expect(self.lines([self.deed("minutes-trained", 0, quantity: .nan)]).isEmpty)
    }

    @Test("the second and the third day in a row give three points each, the fourth none: nobody trains without rest")
    func rows() {
        let days = [0, 1, 2, 3, 4, 6, 7].map { self.deed("workout-done", $0, "activity \($0)") }
        let rows = self.lines(days).filter { $0.contains("in-a-row") }
        #expect(rows == ["1 two-in-a-row 3", "2 three-in-a-row 3", "7 two-in-a-row 3"])
    }

    @Test("starting a mission gives points once per kind a month")
    func missions() {
        let started = [
            self.deed("mission-started", 0, "mission weight 1"), self.deed("mission-started", 3, "mission weight 2"),
            self.deed("mission-started", 3, "mission water 3"), self.deed("mission-started", 30, "mission weight 4"),
        ]
        #expect(
            self.lines(started) == ["0 mission-started 3", "3 mission-started 3", "30 mission-started 3"]
        )
    }

    @Test("the line of a mission says which")
    func namedMissions() {
        let deeds = [
            self.deed("mission-started", 0, "mission logging 1"), self.deed("mission-reached", 9, "mission own 2"),
            self.deed("weighed-in", 9),
        ]
        #expect(
            PointLedger.lines(of: deeds).map(\.words) == [
                "You started a mission: food diary", "You reached what a mission set out to: your own",
                "You said your weight",
            ]
        )
    }

    @Test("a mission of a kind that isn't there gives nothing, however many are brought in")
    func unknownMissions() {
        let reached = (0..<30).map { self.deed("mission-reached", 0, "mission kind\($0) 1") }
        let own = [self.deed("mission-reached", 0, "mission own 1"), self.deed("mission-reached", 0, "mission own 2")]
        #expect(self.lines(reached + own) == ["0 mission-reached 25"])
    }

    @Test(
        "an event gives what it says, at most a thousand",
        arguments: [(12.0, 12), (-3, 0), (1e300, 1_000), (.nan, 0)]
    )
    func events(quantity: Double, points: Int) {
        let lines = PointLedger.lines(of: [self.deed("event-attended", 0, "event x", quantity: quantity)])
        #expect(lines.map(\.points) == [points])
    }

    @Test("a deed of no rule gives nothing")
    func others() {
        #expect(self.lines([self.deed("sets-done", 0), self.deed("personal-record", 0)]).isEmpty)
    }

    @Test("the windows around any days hold every line that their deeds have a part in", arguments: 0..<40)
    func windows(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        var deeds = Set((0..<150).map { _ in self.drawn(&random) })
        let before = PointLedger.lines(of: Array(deeds))
        var changed: Set<CalendarDay> = []
        for _ in 0..<5 {
            let one = self.drawn(&random)
            changed.insert(one.day)
            if deeds.remove(one) == nil { deeds.insert(one) }
            if let gone = deeds.sorted(by: { $0.source < $1.source }).randomElement(using: &random) {
                deeds.remove(gone)
                changed.insert(gone.day)
            }
        }
        let after = PointLedger.lines(of: Array(deeds))
        let windows = PointWindow.around(changed)
        let outside = { (line: PointLine) in !windows.contains { $0.lines.contains(line.day) } }
        #expect(Set(before.filter(outside)) == Set(after.filter(outside)))
        for window in windows {
            let near = PointLedger.lines(of: deeds.filter { window.deeds.contains($0.day) })
                .filter { window.lines.contains($0.day) }
            #expect(Set(near) == Set(after.filter { window.lines.contains($0.day) }))
        }
    }

    private func drawn(_ random: inout SeededRandom) -> PointedDeed {
        DrawnDeed.drawn(&random, days: 120, from: self.monday).pointed
    }
}
