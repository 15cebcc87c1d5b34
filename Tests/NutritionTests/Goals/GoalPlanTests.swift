import HealthMath
import Testing

@testable import Nutrition

struct GoalPlanTests {
    // By hand: 1,420.25 × 1.2 − 10 lb × 3,500 / 100 days = 1,354.3 kcal; 30 % of it is 406.29 kcal, 45.14 g of fat.
    @Test("gives each day's calories and macros")
    func accepted() throws {
        let plan = try self.plan(from: 70, to: 70 - WeightUnit.pound.kilograms(10), days: 100)
        guard case .accepted(let targets) = plan.judged() else {
            Issue.record("a safe goal was refused")
            return
        }
        #expect(abs(targets.kilocalories - 1354.3) < 1e-9)
        #expect(abs(targets.macros.fat - 45.143_333) < 1e-6)
        #expect(abs(targets.macros.carbohydrate - 169.2875) < 1e-9)
        #expect(abs(targets.macros.protein - 67.715) < 1e-9)
    }

    @Test("keeps a weight with what the body uses", arguments: [1, 30, 3000])
    func maintained(days: Int) throws {
        let targets = DailyTargets(kilocalories: 1420.25 * 1.2, split: .usual)
        #expect(try self.plan(from: 70, to: 70, days: days).judged() == .accepted(targets))
    }

    @Test("shares the calories as the member chose")
    func split() throws {
        var plan = try self.plan(from: 70, to: 70, days: 30)
        plan.split = try #require(MacroSplit(fat: 25, carbohydrate: 40, protein: 35))
        let targets = DailyTargets(kilocalories: 1704.3, split: plan.split)
        #expect(plan.judged() == .accepted(targets))
        #expect(abs(targets.macros.protein - 1704.3 * 0.35 / 4) < 1e-9)
    }

    // 7 kg in 35 days are 1.4 kg a week; 1 % of 70 kg is 0.7, so 70 days by speed. By food: 15.43 lb hold 54,013 kcal,
    // and 1,704.3 − 1,200 = 504.3 a day may be saved, so 107.1 days.
    @Test("says every reason with its numbers and proposes the first safe day")
    func refused() throws {
        let plan = try self.plan(from: 70, to: 63, days: 35)
        guard case .refused(let reasons, let proposal) = plan.judged() else {
            Issue.record("a dangerous goal was accepted")
            return
        }
        try #require(reasons.count == 2)
        #expect(reasons[0] == .tooFast(kilogramsPerWeek: -1.4, most: 0.7))
        guard case .tooLittleFood(let kilocalories, let least) = reasons[1] else {
            Issue.record("hunger was not named")
            return
        }
        #expect(kilocalories.rounded() == 161)
        #expect(least == 1200)
        #expect(proposal == (try self.plan(from: 70, to: 63, days: 108)))
    }

    @Test("proposes the lightest healthy weight when the target is below it")
    func tooLight() throws {
        let verdict = try self.plan(from: 55, to: 49, days: 300).judged()
        let index = BodyMassIndex(kilograms: 49, centimetres: 165).value
        let proposal = try self.plan(from: 55, to: 50.4, days: 300)
        #expect(verdict == .refused([.tooLight(bodyMassIndex: index, leastKilograms: 50.4)], proposal: proposal))
    }

    @Test("a proposal is accepted as it stands, with the same body, activity and split")
    func proposalIsSafe() throws {
        var plan = try self.plan(from: 70, to: 40, days: 10)
        plan.split = try #require(MacroSplit(fat: 25, carbohydrate: 40, protein: 35))
        guard case .refused(_, let proposal?) = plan.judged(), case .accepted = proposal.judged() else {
            Issue.record("no safe proposal")
            return
        }
        #expect((proposal.body, proposal.activity, proposal.split) == (plan.body, plan.activity, plan.split))
    }

    // 60 years old, 150 cm and 45 kg: 926.5 kcal at rest, 1,111.8 in all.
    @Test("lets a small and quiet body keep its weight, and proposes that when no day makes a loss safe")
    func small() throws {
        var plan = try self.plan(from: 45, to: 45, days: 90)
        plan.body.birthday = try #require(CalendarDay("1966-01-01"))
        plan.body.centimetres = 150
        plan.body.kilograms = 45
        #expect(plan.judged() == .accepted(DailyTargets(kilocalories: 926.5 * 1.2, split: .usual)))

        var losing = plan
        losing.course.targetKilograms = 43
        guard case .refused(let reasons, let proposal) = losing.judged() else {
            Issue.record("a dangerous goal was accepted")
            return
        }
        #expect(reasons.count == 1)
        #expect(proposal == plan)
    }

    // 41 kg at 150 cm is a BMI of 18.2. At 106 the body uses 656.5 kcal: gaining 0.7 kg on 1,200 takes under ten days,
    // which is faster than 0.41 kg a week.
    @Test("proposes nothing when not even keeping the weight is safe")
    func never() throws {
        var plan = try self.plan(from: 41, to: 41, days: 90)
        plan.body.birthday = try #require(CalendarDay("1920-01-01"))
        plan.body.centimetres = 150
        plan.body.kilograms = 41
        plan.activity = .none
        guard case .refused(_, let proposal) = plan.judged() else {
            Issue.record("a dangerous goal was accepted")
            return
        }
        #expect(proposal == nil)
    }

    /// Ana, 30 years old and sedentary: 1,420.25 kcal a day at rest.
    private func plan(from start: Double, to target: Double, days: Int) throws -> GoalPlan {
        let startDay = try #require(CalendarDay("2026-03-14"))
        let birthday = try #require(CalendarDay("1996-01-01"))
        return GoalPlan(
            body: BodyFacts(sex: .female, birthday: birthday, centimetres: 165, kilograms: 70),
            activity: .sedentary,
            course: WeightCourse(
                startKilograms: start,
                targetKilograms: target,
                startDay: startDay,
                targetDay: startDay.adding(days: days)
            )
        )
    }
}
