import Testing

@testable import HealthMath

struct WeightTrendTests {
    private static let start = CalendarDay(unchecked: 2026, 1, 1)

    private static func weighings(_ kilograms: [Int: Double]) -> [WeighedDay] {
        kilograms.map { WeighedDay(day: Self.start.adding(days: $0), kilograms: $1) }
    }

    @Test("has nothing to say without a weighing, and says a single one back")
    func few() {
        #expect(WeightTrend([]).points.isEmpty)
        let points = WeightTrend(Self.weighings([3: 81.5])).points
        #expect(points.map(\.kilograms) == [81.5])
        #expect(points.map(\.day) == [Self.start.adding(days: 3)])
        #expect(points.map(\.kilogramsPerWeek) == [0])
    }

    @Test("stays level when the weight does")
    func level() {
        let points = WeightTrend(Self.weighings([0: 70, 1: 70, 5: 70, 20: 70])).points
        #expect(points.count == 21)
        #expect(points.allSatisfy { abs($0.kilograms - 70) < 1e-9 && abs($0.kilogramsPerWeek) < 1e-9 })
    }

    @Test("doesn't lag behind a steady loss as an exponential average does")
    func steady() throws {
        let falling = (0...60).map { WeighedDay(day: Self.start.adding(days: $0), kilograms: 90 - Double($0) / 14) }
        let latest = try #require(WeightTrend(falling).latest)
        #expect(abs(latest.kilograms - (90 - 60.0 / 14)) < 0.05)
        #expect(abs(latest.kilogramsPerWeek + 0.5) < 0.05)
        // Walker's average of the same weighings is still 0.6 kg above.
        let walker = falling.dropFirst().reduce(90.0) { $0 + 0.1 * ($1.kilograms - $0) }
        #expect(walker - (90 - 60.0 / 14) > 0.5)
    }

    @Test("fills days without a weighing, less surely; a long gap begins anew")
    func gaps() {
        let days = Array(0...20) + Array(31...50) + [90]
        let trend = WeightTrend(Self.weighings(Dictionary(uniqueKeysWithValues: days.map { ($0, 80) })))
        #expect(trend.stretches.map(\.count) == [51, 1])
        let whole = WeightTrend(Self.weighings(Dictionary(uniqueKeysWithValues: (0...50).map { ($0, 80) })))
        #expect(trend.points[25].standardError > whole.points[25].standardError)
        #expect(trend.change(from: Self.start, to: Self.start.adding(days: 90)) == nil)
        #expect(trend.change(from: Self.start.adding(days: 21), to: Self.start) == nil)
    }

    @Test("learns how far the member's own scale strays")
    func noise() throws {
        func error(_ swing: Double) throws -> Double {
            let swinging = (0..<40).map { day in
                WeighedDay(
                    day: Self.start.adding(days: day),
                    kilograms: day.isMultiple(of: 2) ? 70 + swing : 70 - swing
                )
            }
            return try #require(WeightTrend(swinging).latest).standardError
        }
        #expect(try error(1.5) > 2 * error(0.2))
    }

    @Test("takes the later of two weighings on a day, in any order of days")
    func order() {
        let weighings = Self.weighings([0: 80, 3: 79.6, 9: 79])
        let twice = [WeighedDay(day: Self.start, kilograms: 50)] + weighings
        #expect(WeightTrend(twice).points == WeightTrend(weighings.reversed()).points)
    }

    @Test("moves with the weights, stays among them on average, and is surer than one weighing", arguments: seeds)
    func shape(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var body = SimulatedBody()
        body.weighsEvery = Int.random(in: 1...7, using: &random)
        let weighings = body.evidence(&random).weighings
        let heavier = weighings.map { WeighedDay(day: $0.day, kilograms: $0.kilograms + 10) }
        let (trend, shifted) = (WeightTrend(weighings), WeightTrend(heavier))
        #expect(zip(trend.points, shifted.points).allSatisfy { abs($1.kilograms - $0.kilograms - 10) < 1e-6 })
        #expect(trend.points.allSatisfy { $0.standardError > 0 && $0.standardError < 1.5 })
        let lightest = weighings.map(\.kilograms).min() ?? 0
        let heaviest = weighings.map(\.kilograms).max() ?? 0
        #expect(trend.points.allSatisfy { $0.kilograms > lightest - 0.5 && $0.kilograms < heaviest + 0.5 })
    }

    @Test("says how surely it changed: two standard errors hold the truth about 19 times in 20")
    func coverage() throws {
        var body = SimulatedBody(variety: 0)
        body.weighsEvery = 2
        let truth = (body.eats - body.expenditure) * 28 * 0.45359237 / 3500
        var held = 0
        for seed in seeds {
            var random = SeededRandom(seed: seed)
            let trend = WeightTrend(body.evidence(&random).weighings)
            let today = SimulatedBody.today
            let change = try #require(trend.change(from: today.adding(days: -28), to: today))
            if abs(change.kilograms - truth) <= 2 * change.standardError { held += 1 }
        }
        #expect(held >= 180)
    }
}
