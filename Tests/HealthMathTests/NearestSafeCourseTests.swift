import Testing

@testable import HealthMath

struct NearestSafeCourseTests {
    // Ben, 1,705 kcal at rest. By speed: 20 kg at 0.8 kg a week are 175 days. By food, sedentary: 20 kg hold
    // 154,324 kcal and 2,046 − 1,500 = 546 a day may be saved, so 282.6 days.
    @Test(
        "moves a loss that is too fast to the first safe day",
        arguments: [(ActivityFactor.moderate, 175), (.sedentary, 283)]
    )
    func later(activity: ActivityFactor, days: Int) throws {
        let safety = GoalSafety(body: try Course.ben, activity: activity)
        let course = try #require(safety.nearestSafe(to: try Course.make(from: 80, to: 60, days: 100)))
        #expect(course == (try Course.make(from: 80, to: 60, days: days)))
    }

    @Test("raises an underweight target and keeps the day when that is safe")
    func heavier() throws {
        let safety = GoalSafety(body: try Course.ana, activity: .light)
        let course = try #require(safety.nearestSafe(to: try Course.make(from: 70, to: 48, days: 365)))
        // 18.5 × 1.65² = 50.37 kg.
        #expect(course == (try Course.make(from: 70, to: 50.4, days: 365)))
    }

    // Ben, sedentary, uses 2,046 kcal; Eva, lightly active, 1,274, which is 74 above her least.
    @Test("a proposal that leaves room stays a slice of bread above the least, or half of what there is")
    func roomy() throws {
        let bens = GoalSafety(body: try Course.ben, activity: .sedentary)
        let his = try #require(bens.nearestSafe(to: try Course.make(from: 80, to: 60, days: 100), leavingRoom: true))
        // 20 kg hold 154,324 kcal; 446 a day are saved.
        #expect(his.days == 347)
        #expect(bens.dailyKilocalories(on: his) >= 1_600)
        let evas = GoalSafety(body: try Course.eva, activity: .light)
        let hers = try #require(evas.nearestSafe(to: try Course.make(from: 45, to: 43, days: 30), leavingRoom: true))
        #expect((1_236.9...1_238).contains(evas.dailyKilocalories(on: hers)))
        // Who asked for a day gets the nearest one that is safe.
        #expect(try #require(bens.nearestSafe(to: try Course.make(from: 80, to: 60, days: 100))).days == 283)
    }

    // Eva, 926.5 kcal at rest: 1,111.8 a day, so a gain needs at least 88.2 more to reach 1,200. 5 kg hold 38,581 kcal:
    // 437.4 days at most.
    @Test("moves a gain that feeds too little to the last safe day")
    func sooner() throws {
        let safety = GoalSafety(body: try Course.eva, activity: .sedentary)
        let course = try #require(safety.nearestSafe(to: try Course.make(from: 45, to: 50, days: 900)))
        #expect(course.days == 437)
    }

    @Test("has no proposal when no day makes it safe", arguments: [44.9, 43])
    func never(target: Double) throws {
        let safety = GoalSafety(body: try Course.eva, activity: .sedentary)
        #expect(safety.nearestSafe(to: try Course.make(from: 45, to: target, days: 90)) == nil)
    }

    @Test("leaves a safe course alone, and proposes only safe ones, as near as can be", arguments: seeds)
    func nearest(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let (safety, asked) = try Course.random(using: &random)
        let dangers = safety.dangers(of: asked)
        guard let proposal = safety.nearestSafe(to: asked) else {
            let reachable = (1...GoalSafety.longestProposal).filter { days in
                var course = asked
                course.targetDay = asked.startDay.adding(days: days)
                return safety.dangers(of: course).isEmpty
            }
            #expect(reachable.isEmpty)
            return
        }
        #expect(safety.dangers(of: proposal).isEmpty)
        #expect(dangers.isEmpty == (proposal == asked))
        if proposal.targetDay != asked.targetDay {
            var nearer = proposal
            nearer.targetDay = proposal.targetDay.adding(days: proposal.targetDay > asked.targetDay ? -1 : 1)
            #expect(!safety.dangers(of: nearer).isEmpty)
        }
        if proposal.targetKilograms != asked.targetKilograms {
            let lighter = BodyMassIndex(
                kilograms: proposal.targetKilograms - 0.1,
                centimetres: safety.body.centimetres
            )
            #expect(lighter.value < 18.5)
        }
    }

    @Test("a later day never makes a safe loss unsafe", arguments: seeds)
    func laterStaysSafe(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let (safety, asked) = try Course.random(using: &random)
        var course = asked
        course.targetKilograms = min(asked.targetKilograms, asked.startKilograms)
        let verdicts = stride(from: 1, through: 2000, by: 10).map { days in
            course.targetDay = course.startDay.adding(days: days)
            return safety.dangers(of: course).isEmpty
        }
        let firstSafe = verdicts.firstIndex(of: true) ?? verdicts.endIndex
        #expect(verdicts[firstSafe...].allSatisfy { $0 })
    }
}
