import Testing

@testable import HealthMath

struct ExpenditureTests {
    private static let today = SimulatedBody.today

    /// By hand: 2,000 kcal a day and 2 lb less in 28 days is 2,000 + 2 × 3,500 / 28 = 2,250 kcal a day.
    @Test("adds to what was eaten what the body gave")
    func byHand() throws {
        let eaten = Dictionary(uniqueKeysWithValues: (1...28).map { (Self.today.adding(days: -$0), 2000.0) })
        let weighings = (0...28).map { ago in
            let pounds = 2 * Double(ago) / 28
            return WeighedDay(day: Self.today.adding(days: -ago), kilograms: 80 + WeightUnit.pound.kilograms(pounds))
        }
        let finding = ExpenditureEvidence(today: Self.today, eaten: eaten, weighings: weighings).finding()
        guard case .estimate(let estimate) = finding else {
            Issue.record("\(finding)")
            return
        }
        #expect(abs(estimate.kilocalories - 2250) < 15)
        #expect((estimate.days, estimate.countedDays, estimate.weighings) == (28, 28, 29))
        #expect(estimate.eaten == 2000)
        #expect(estimate.lastDay == Self.today.adding(days: -1))
        #expect(estimate.interval.contains(2250))
    }

    @Test(
        "holds the true expenditure in its interval, whatever the habits",
        arguments: [
            SimulatedBody(), SimulatedBody(eats: 2900), SimulatedBody(days: 15), SimulatedBody(weighsEvery: 3),
            SimulatedBody(days: 25, logs: 0.75), SimulatedBody(expenditure: 1700, eats: 1700, scaleNoise: 1),
        ]
    )
    func coverage(body: SimulatedBody) {
        var (told, held) = (0, 0)
        for seed in seeds {
            var random = SeededRandom(seed: seed)
            guard case .estimate(let estimate) = body.evidence(&random).finding() else { continue }
            told += 1
            if estimate.interval.contains(body.expenditure) { held += 1 }
            #expect(estimate.kilocalories >= 0 && estimate.standardError > 0)
        }
        #expect(told >= 150)
        #expect(Double(held) >= 0.9 * Double(told))
    }

    @Test("is surer after four weeks than after two")
    func surer() throws {
        func error(_ days: Int) throws -> Double {
            var random = SeededRandom(seed: 1)
            guard case .estimate(let estimate) = SimulatedBody(days: days).evidence(&random).finding() else { return 0 }
            return estimate.standardError
        }
        #expect(try error(28) < error(15))
        #expect(try error(28) > 0)
    }

    @Test("leaves out days that look half logged")
    func half() {
        var random = SeededRandom(seed: 2)
        let whole = SimulatedBody(variety: 0).evidence(&random)
        var eaten = whole.eaten
        for ago in [3, 8, 15] { eaten[Self.today.adding(days: -ago)] = 350 }
        let broken = ExpenditureEvidence(today: Self.today, eaten: eaten, weighings: whole.weighings)
        guard case .estimate(let estimate) = broken.finding() else {
            Issue.record("too thin")
            return
        }
        #expect((estimate.countedDays, estimate.eaten) == (25, 2000))
    }

    @Test("says what is missing instead of guessing")
    func thin() {
        func finding(days: Int, weighsEvery: Int = 1) -> ExpenditureEvidence.Finding {
            var random = SeededRandom(seed: 3)
            return SimulatedBody(variety: 0, days: days, weighsEvery: weighsEvery).evidence(&random).finding()
        }
        let nothing = ExpenditureEvidence(today: Self.today, eaten: [:], weighings: []).finding()
        #expect(nothing == .tooThin(.init(counted: 0, weighings: 0, days: 0)))
        #expect(finding(days: 9) == .tooThin(.init(counted: 9, weighings: 10, days: 9)))
        #expect(finding(days: 21, weighsEvery: 10) == .tooThin(.init(counted: 20, weighings: 3, days: 20)))
        let short = ExpenditureEvidence.Shortfall(counted: 9, weighings: 3, days: 12)
        #expect((short.days, short.weighings, short.span) == (5, 1, 2))
    }

    @Test("doesn't draw on a scale nobody stood on lately")
    func stale() {
        var random = SeededRandom(seed: 4)
        let whole = SimulatedBody().evidence(&random)
        let old = whole.weighings.filter { $0.day < Self.today.adding(days: -7) }
        let finding = ExpenditureEvidence(today: Self.today, eaten: whole.eaten, weighings: old).finding()
        guard case .tooThin(let missing) = finding else {
            Issue.record("\(finding)")
            return
        }
        #expect((missing.days, missing.weighings, missing.span) == (0, 1, 0))
    }
}
