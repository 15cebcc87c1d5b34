import HealthMath
import Members
import Support
import Testing

@testable import Motivation

/// What is proposed is safe, and what may be set is bounded on both sides.
struct GoalProposalTests {
    @Test("who wrote nothing down is proposed what health asks for: 150 minutes of walking a week, 7,000 steps a day")
    func beginning() throws {
        // 3.5 × 72 kg × 150 min a week come to 2,790 kcal in 31 days.
        let calories = try #require(GoalProposal(.calories, days: 31, before: [], GoalFacts.member()))
        #expect(calories.amount == 2_750 && calories.allowed == 1_350...5_550 && calories.reason == .beginning)
        let steps = try #require(GoalProposal(.steps, days: 31, before: [], GoalFacts.member()))
        #expect(steps.amount == 217_000 && steps.allowed == 108_000...310_000)
        let light = try #require(GoalProposal(.calories, days: 31, before: [], GoalFacts.member(nil)))
        #expect(light.amount == 2_300, "Without a weight it is that of a light adult.")
    }

    @Test("late in the month it is for the days left, and what was done comes on top")
    func late() throws {
        let steps = try #require(GoalProposal(.steps, days: 5, before: [], GoalFacts.member()))
        #expect(steps.amount == 35_000 && steps.allowed == 17_000...50_000 && steps.days == 5)
        let calories = try #require(GoalProposal(.calories, days: 6, before: [], GoalFacts.member()))
        #expect(calories.amount == 500 && calories.allowed == 250...1_050)
        let more = try #require(
            GoalProposal(.steps, days: 5, done: [20_000, 1e300, .nan, -5, .infinity], before: [], GoalFacts.member())
        )
        #expect(more.done == 50_000 && more.amount == 85_000 && more.allowed == 67_000...100_000)
        #expect(GoalProposal(.steps, days: 4, before: [9_000], GoalFacts.member()) == nil)
        #expect(GoalProposal(.steps, days: 0, before: [9_000], GoalFacts.member()) == nil)
    }

    @Test("the field stands in the middle of what may be set, and never above what is proposed")
    func prefilled() throws {
        let steps = try #require(GoalProposal(.steps, days: 31, before: [], GoalFacts.member()))
        #expect(steps.prefilled == 209_000)
        let start = GoalProposal(.calories, days: 31, before: [90, 100, 110], GoalFacts.member())
        #expect(start?.prefilled == 2_850)
    }

    @Test("a day's most is said beside how far a goal is, and days left are counted with today")
    func said() throws {
        let month = try #require(GoalMonth("2026-03"))
        let goal = MonthlyGoal(month: month, kind: .steps, target: 19_000)
        let progress = GoalProgress(goal, [month.days.lowerBound: 20_000])
        let words = MonthlyGoalWords(units: .metric)
        let today = try #require(CalendarDay("2026-03-21"))
        #expect(words.progress(progress, today: today) == "4,750 of 19,000 steps. 11 days are left, with today.")
        #expect(words.dailyMost(progress).contains("4,750 steps"))
    }

    @Test("who did something is proposed a tenth more, and may set up to 1.3 times of it")
    func rises() throws {
        let proposal = try #require(GoalProposal(.calories, days: 31, before: [90, 100, 110], GoalFacts.member()))
        #expect(proposal.amount == 3_400 && proposal.allowed == 1_700...4_000 && proposal.reason == .rises)
    }

    @Test(
        "who did little may set what health asks for, as who wrote nothing down may, and who goes easy no more than usual"
    )
    func little() throws {
        let proposal = try #require(GoalProposal(.steps, days: 30, before: [4_000], GoalFacts.member()))
        #expect(proposal.amount == 132_000 && proposal.allowed == 105_000...210_000 && proposal.reason == .rises)
        let start = try #require(GoalProposal(.steps, days: 30, before: [3_000], GoalFacts.member()))
        #expect(start.reason == .start && start.allowed.upperBound == proposal.allowed.upperBound)
        let easy = try #require(GoalProposal(.steps, days: 30, before: [4_000], GoalFacts.member(isUnwell: true)))
        #expect(easy.allowed.upperBound == 120_000)
    }

    @Test("what is beyond the bounds is refused with why", arguments: [0, 3_000, 6_000, 12_000.0])
    func why(usual: Double) throws {
        for facts in [GoalFacts.member(), .member(isUnwell: true)] {
            guard let proposal = GoalProposal(.steps, days: 30, before: [usual], facts) else { continue }
            let words = MonthlyGoalWords(units: .metric)
            let complaint = try #require(words.complaint(about: proposal.allowed.upperBound + 1, proposal))
            #expect(complaint.hasPrefix("Set at most \(Numerals.text(Double(proposal.allowed.upperBound))) steps"))
            #expect(
                complaint.contains(facts.goesEasy ? "go easy" : "goes on from")
                    || complaint.contains("little by little")
            )
            #expect(words.complaint(about: proposal.allowed.upperBound, proposal) == nil)
        }
    }

    @Test("who does plenty is proposed as much again, and nothing rises above what does more good")
    func plenty() throws {
        let plenty = try #require(GoalProposal(.calories, days: 31, before: [300], GoalFacts.member()))
        #expect(plenty.amount == 9_300 && plenty.allowed == 4_650...12_050 && plenty.reason == .plenty)
        let near = try #require(GoalProposal(.steps, days: 30, before: [9_800], GoalFacts.member()))
        #expect(near.amount == 300_000 && near.reason == .rises)
    }

    @Test("who did next to nothing starts with half of what health asks for, so that ten calories earn nothing")
    func start() throws {
        let proposal = try #require(GoalProposal(.calories, days: 31, before: [0.3], GoalFacts.member()))
        #expect(proposal.amount == 1_350 && proposal.allowed == 1_350...2_750 && proposal.reason == .start)
    }

    @Test("the proposal of the young, pregnant, unwell and underweight never rises", arguments: GoalFacts.easy)
    func easy(facts: GoalFacts) throws {
        for usual in [2_000.0, 6_000, 9_000, 14_000] {
            let proposal = try #require(GoalProposal(.steps, days: 30, before: [usual], facts))
            #expect(proposal.amount == Int(usual) * 30 && proposal.reason == .easy)
            #expect(proposal.allowed.upperBound == proposal.amount)
        }
        let beginning = try #require(GoalProposal(.steps, days: 30, before: [], facts))
        #expect(beginning.amount == 105_000 && beginning.reason == .gentle, "Half of what health asks of others.")
        #expect(GoalProposal(.steps, days: 30, before: [300], facts) == nil, "They get well first.")
    }

    @Test("the young, pregnant and underweight count no calories, and who rolls counts no steps")
    func kinds() {
        #expect(GoalFacts.member().kinds == [.calories, .steps])
        #expect(GoalFacts.member(isOfAge: false).kinds == [.steps])
        #expect(GoalFacts.member(isPregnant: true).kinds == [.steps])
        #expect(GoalFacts.member(bodyMassIndex: BodyMassIndex(kilograms: 48, centimetres: 170)).kinds == [.steps])
        #expect(GoalFacts.member(isUnwell: true).kinds == [.calories, .steps])
        #expect(GoalFacts.member(usesWheelchair: true).kinds == [.calories])
        #expect(GoalFacts.member(isOfAge: false, usesWheelchair: true).kinds == [])
    }

    @Test("whatever was written down, a proposal is within its bounds and no more than a tenth above the mean")
    func drawn() {
        let amounts = [0, 0.001, 1, 37, 250, 4_000, 7_300, 11_111, 250_000, 1e9, 1e300, .infinity, .nan, -5]
        for kind in MonthlyGoalKind.allCases {
            for facts in GoalFacts.easy + [GoalFacts.member(), GoalFacts.member(20), GoalFacts.member(650)] {
                for (one, other) in amounts.flatMap({ one in amounts.map { (one, $0) } }) {
                    for days in [28, 31] {
                        guard let proposal = GoalProposal(kind, days: days, before: [one, other, 300], facts) else {
                            continue
                        }
                        #expect(proposal.allowed.contains(proposal.amount))
                        #expect(proposal.allowed.lowerBound >= kind.step)
                        #expect(proposal.allowed.upperBound <= MonthlyGoal.most)
                        let known = [one, other, 300].filter { $0.isFinite && $0 > 0 }
                        let usual = known.reduce(0, +) / Double(known.count) * Double(days)
                        let isSafe = Double(proposal.amount) <= usual * (facts.goesEasy ? 1 : 1.1) + 1e-6
                        #expect(isSafe || proposal.reason == .start)
                    }
                }
            }
        }
    }
}

extension GoalFacts {
    fileprivate static func member(
        _ kilograms: Double? = 72,
        bodyMassIndex: BodyMassIndex? = BodyMassIndex(kilograms: 72, centimetres: 170),
        isOfAge: Bool = true,
        isPregnant: Bool = false,
        isUnwell: Bool = false,
        usesWheelchair: Bool = false
    ) -> GoalFacts {
        GoalFacts(
            kilograms: kilograms,
            bodyMassIndex: bodyMassIndex,
            isOfAge: isOfAge,
            isPregnant: isPregnant,
            isUnwell: isUnwell,
            usesWheelchair: usesWheelchair
        )
    }

    /// Those whose goals never rise.
    fileprivate static let easy = [
        Self.member(isOfAge: false), Self.member(isPregnant: true), Self.member(isUnwell: true),
        Self.member(bodyMassIndex: BodyMassIndex(kilograms: 48, centimetres: 170)),
    ]
}
