import HealthMath
import Testing

@testable import Motivation

/// How much of what was set out to do was done, in ten steps.
struct RivalStepsTests {
    /// A Monday.
    private let monday = CalendarDay("2026-03-09") ?? .first

    private func deed(_ kind: String, _ offset: Int, _ quantity: Double = 1) -> RivalDeed {
        RivalDeed(kind: kind, day: self.monday.adding(days: offset), quantity: quantity)
    }

    private func steps(
        of fact: RivalFact,
        _ deeds: [RivalDeed],
        days: ClosedRange<Int> = 0...9,
        _ aims: RivalAims = RivalAims()
    ) -> Int {
        let (first, last) = (self.monday.adding(days: days.lowerBound), self.monday.adding(days: days.upperBound))
        let scoring = RivalScoring(rules: [RivalScoring.Rule(fact: fact, weight: 1)], days: first...last)
        return RivalSteps(scoring: scoring, aims: aims, deeds: deeds).steps(of: fact)
    }

    @Test("days count once each, over all days of the group, and others not at all")
    func days() {
        let deeds = [-1, 0, 0, 3, 9, 10].map { self.deed("within-goal", $0) }
        #expect(self.steps(of: .withinGoal, deeds) == 3)
        #expect(self.steps(of: .daysLogged, (0...9).map { self.deed("day-logged", $0) }) == 10)
        #expect(self.steps(of: .daysLogged, []) == 0)
    }

    @Test("a step counts when it is whole")
    func whole() {
        let deeds = (0..<8).map { self.deed("within-goal", $0) }
        #expect(self.steps(of: .withinGoal, deeds, days: 0...8) == 8)
        #expect(self.steps(of: .withinGoal, deeds, days: 0...10) == 7)
    }

    @Test("workouts are days a week, and a week without rest makes up for no other")
    func workouts() {
        let busy = (0...6).map { self.deed("workout-done", $0) }
        #expect(self.steps(of: .workouts, busy, days: 0...13, RivalAims(workouts: 3)) == 5)
        let even = [0, 2, 4, 7, 9, 11].map { self.deed("gym-visit", $0) }
        #expect(self.steps(of: .workouts, even, days: 0...13, RivalAims(workouts: 3)) == 10)
        #expect(self.steps(of: .workouts, even, days: 0...13, RivalAims(workouts: 6)) == 5)
    }

    @Test("the member is told days done of days set out, before a step is whole, and none where days count by tenths")
    func told() {
        let days = self.monday...self.monday.adding(days: 27)
        let rules = [RivalFact.withinGoal, .workouts, .steps].map { RivalScoring.Rule(fact: $0, weight: 1) }
        let steps = RivalSteps(
            scoring: RivalScoring(rules: rules, days: days),
            aims: RivalAims(workouts: 3),
            deeds: [self.deed("within-goal", 2), self.deed("workout-done", 0), self.deed("workout-done", 2)]
        )
        #expect(steps.days(of: .withinGoal) == RivalSteps.Days(done: 1, all: 28))
        #expect(steps.days(of: .workouts) == RivalSteps.Days(done: 2, all: 12))
        #expect(steps.days(of: .steps) == nil && steps.steps(of: .withinGoal) == 0)
    }

    @Test("logged training of ten minutes is a workout of its day")
    func logged() {
        let aims = RivalAims(workouts: 2)
        let deeds = [self.deed("minutes-trained", 0, 10), self.deed("minutes-trained", 2, 9)]
        #expect(self.steps(of: .workouts, deeds, days: 0...6, aims) == 5)
        #expect(self.steps(of: .workouts, deeds + [self.deed("workout-done", 0)], days: 0...6, aims) == 5)
    }

    @Test("a part of a week asks for its part of what was set out, so that nobody trains on each of its days")
    func partsOfWeeks() {
        let aims = RivalAims(workouts: 3)
        func steps(_ offsets: [Int], days: ClosedRange<Int>) -> Int {
            self.steps(of: .workouts, offsets.map { self.deed("workout-done", $0) }, days: days, aims)
        }
        #expect(steps([4], days: 4...6) == 10, "One of Friday to Sunday.")
        #expect(steps([2, 4], days: 2...6) == 10, "Two of Wednesday to Sunday.")
        #expect(steps([5, 6], days: 5...13) == 2, "One of the week-end, and none of three of the week.")
    }

    @Test("of a single day, and of a few, one is asked at least")
    func partOfWeek() {
        // Saturday to Monday.
        let deeds = [5, 6, 7].map { self.deed("weighed-in", $0) }
        #expect(self.steps(of: .weighIns, deeds, days: 5...7, RivalAims(weighIns: 4)) == 10)
        #expect(self.steps(of: .weighIns, [self.deed("weighed-in", 5)], days: 5...5) == 10)
    }

    @Test("steps and water are shares of a day, and what is beyond the aim counts nothing")
    func amounts() {
        let deeds = [self.deed("steps-walked", 0, 40), self.deed("steps-walked", 1, 5)]
        #expect(self.steps(of: .steps, deeds, days: 0...1, RivalAims(steps: 10_000)) == 7)
        #expect(self.steps(of: .water, [self.deed("water-drunk", 0, 1)], days: 0...0, RivalAims(water: 2_000)) == 5)
        #expect(self.steps(of: .macros, [self.deed("macros-kept", 0, 9)], days: 0...0) == 9)
    }

    @Test(
        "quantities that are no numbers count nothing, and none is too large",
        arguments: [(Double.nan, 0), (.infinity, 0), (-5, 0), (1e300, 10)]
    )
    func nonsense(quantity: Double, steps: Int) {
        #expect(self.steps(of: .steps, [self.deed("steps-walked", 0, quantity)], days: 0...0) == steps)
        #expect(self.steps(of: .macros, [self.deed("macros-kept", 0, quantity)], days: 0...0) == steps)
    }

    @Test("the same shares of different goals give the same scores", arguments: 0..<20)
    func fair(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let scoring = RivalScoring(
            rules: RivalFact.allCases.map {
                RivalScoring.Rule(fact: $0, weight: Int.random(in: 1...10, using: &random))
            },
            days: self.monday...self.monday.adding(days: 27)
        )
        let (small, large) = (RivalAims(steps: 4_000, water: 1_000), RivalAims(steps: 12_000, water: 3_000))
        var (one, other): ([RivalDeed], [RivalDeed]) = ([], [])
        for offset in 0..<28 {
            let share = Double(Int.random(in: 0...12, using: &random)) / 10
            one += [self.deed("steps-walked", offset, 4 * share), self.deed("water-drunk", offset, share)]
            other += [self.deed("steps-walked", offset, 12 * share), self.deed("water-drunk", offset, 3 * share)]
            if Bool.random(using: &random) {
                one.append(self.deed("weighed-in", offset))
                other.append(self.deed("weighed-in", offset))
            }
        }
        let scores = [(one, small), (other, large)].map { deeds, aims in
            RivalSteps(scoring: scoring, aims: aims, deeds: deeds).all
        }
        #expect(scores[0] == scores[1])
    }

    @Test(
        "with all rules, and every group of a month, no amount can be told beyond the steps of a day",
        arguments: 0..<10
    )
    func amountsStayPrivate(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let aims = RivalAims(steps: 8_000, water: 2_000)
        let kinds = [("steps-walked", 8.0), ("water-drunk", 2), ("macros-kept", 10)]
        var (one, other): ([RivalDeed], [RivalDeed]) = ([], [])
        for offset in 0..<30 {
            for (kind, aim) in kinds {
                // Two amounts anywhere within one tenth, or both beyond all.
                let tenth = Int.random(in: 0...10, using: &random)
                let within = tenth == 10 ? 0.0...5 : 0.001...0.098
                func amount() -> Double { aim * (Double(tenth) / 10 + Double.random(in: within, using: &random)) }
                one.append(self.deed(kind, offset, amount()))
                other.append(self.deed(kind, offset, amount()))
            }
        }
        for first in 0..<30 {
            for last in first..<30 {
                for fact in [RivalFact.steps, .water, .macros] {
                    let days = first...last
                    #expect(
                        self.steps(of: fact, one, days: days, aims) == self.steps(of: fact, other, days: days, aims)
                    )
                }
            }
        }
    }

    @Test("a group reads no deed that holds a weight or an intake")
    func kinds() {
        let read = Set(RivalFact.allCases.flatMap(\.kinds))
        #expect(
            read == [
                "within-goal", "macros-kept", "workout-done", "minutes-trained", "gym-visit", "weighed-in",
                "steps-walked", "water-drunk", "day-logged",
            ]
        )
    }

    @Test(
        "rules are stored as text, and what is none is refused",
        arguments: ["", "x:1", "steps:0", "steps:11", "steps"]
    )
    func text(wrong: String) {
        let rules = [RivalScoring.Rule(fact: .weighIns, weight: 10), RivalScoring.Rule(fact: .steps, weight: 1)]
        let scoring = RivalScoring(rules: rules, days: self.monday...self.monday)
        #expect(RivalScoring.rules(scoring.text) == rules)
        #expect(scoring.most == 110)
        #expect(RivalScoring.rules(wrong) == nil)
    }
}
