import Testing

@testable import Training

@Suite("The minutes of a workout's parts")
struct PartMinutesTests {
    @Test("a plan takes as many minutes in a list as on its page; an empty one none")
    func ofAPlan() {
        let plan = SampleWorkout.plan
        let parts = plan.phases.filter { !$0.items.isEmpty }.map(\.seconds)
        #expect(WorkoutWords.minutes(ofParts: parts).whole == "\(plan.minutes ?? 0) min")
        #expect(WorkoutPlan.unreadable.minutes == nil)
    }

    @Test(
        "add up to the whole: what is left over goes to the largest remainders",
        arguments: [
            // 3:30, 14:40 and 2:00 are 20:10.
            ([210, 880, 120], "20 min", ["3 min", "15 min", "2 min"]),
            ([200, 870, 130], "20 min", ["3 min", "15 min", "2 min"]),
            ([300, 1_260, 240], "30 min", ["5 min", "21 min", "4 min"]),
            ([1_800], "30 min", ["30 min"]),
            // Nothing takes no time.
            ([20, 900, 20], "16 min", ["1 min", "14 min", "1 min"]),
            ([10, 10, 10], "3 min", ["1 min", "1 min", "1 min"]),
        ] as [([Double], String, [String])]
    )
    func minutes(seconds: [Double], whole: String, parts: [String]) {
        let said = WorkoutWords.minutes(ofParts: seconds)
        #expect(said.whole == whole && said.parts == parts, "\(said)")
    }

    @Test("never say more or less than the whole", arguments: 0..<60)
    func sum(step: Int) throws {
        let seconds = [150 + 7 * step, 600 + 61 * step, 90 + 11 * step].map(Double.init)
        let said = WorkoutWords.minutes(ofParts: seconds)
        let sum = try said.parts.reduce(0) { try $0 + #require(Int($1.dropLast(4))) }
        #expect("\(sum) min" == said.whole)
        #expect(abs(Double(sum) * 60 - seconds.reduce(0, +)) <= 30)
    }
}
