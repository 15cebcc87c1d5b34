import Members
import Testing

@testable import Motivation

struct MissionAimTests {
    @Test("an aim says in words what it sets out to")
    func titles() {
        let (three, one) = (MissionAim(.workouts, target: 3, times: 4), MissionAim(.workouts, target: 1, times: 2))
        #expect(three?.title(in: .metric) == "3 days of training a week, for 4 weeks")
        #expect(one?.title(in: .metric) == "1 day of training a week, for 2 weeks")
        #expect(MissionAim(.steps, target: 7_000, times: 20)?.title(in: .metric) == "7,000 steps a day, on 20 days")
        #expect(MissionAim(.logging, times: 14)?.title(in: .metric) == "14 days with a full diary")
        #expect(MissionAim(.own, words: "Read at night")?.title(in: .metric) == "Read at night")
        #expect(MissionAim(.weight, target: 72, start: 80)?.title(in: .metric) == "From 80 kg to 72 kg")
    }

    @Test("where numbers are hidden only the kind is said, and a buddy reads no weight")
    func hidden() {
        let aim = MissionAim(.weight, target: 72, start: 80)
        #expect(aim?.title(in: .metric, hidesNumbers: true) == "Weight")
        #expect(MissionAim(.own, words: "Read")?.title(in: .metric, hidesNumbers: true) == "Read")
    }

    @Test(
        "nothing outside of a kind's bounds is an aim",
        arguments: [
            (MissionKind.weight, -40.0, 1), (.weight, 1e308, 1), (.weight, .nan, 1), (.workouts, 7, 4),
            (.workouts, 2.5, 4),
            (.workouts, 3, 1), (.steps, 999, 20), (.steps, 30_001, 20), (.steps, 7_000, 6), (.steps, 7_000, 366),
            (.water, 4_001, 20), (.water, .infinity, 20), (.logging, 1, 6), (.logging, 2, 14),
        ]
    )
    func bounds(kind: MissionKind, target: Double, times: Int) {
        #expect(MissionAim(kind, target: target, times: times, start: kind == .weight ? 80 : nil) == nil)
    }

    @Test("words belong to one's own missions, and a start to weights")
    func parts() {
        #expect(MissionAim(.own) == nil)
        #expect(MissionAim(.own, words: String(repeating: "x", count: 81)) == nil)
        #expect(MissionAim(.steps, target: 7_000, times: 20, words: "Walk") == nil)
        #expect(MissionAim(.weight, target: 72) == nil)
        #expect(MissionAim(.weight, target: 72, start: 651) == nil)
        #expect(MissionAim(.steps, target: 7_000, times: 20, start: 80) == nil)
    }

    @Test("what a form proposes is an aim", arguments: [MissionKind.workouts, .steps, .logging, .water])
    func usual(_ kind: MissionKind) {
        #expect(MissionAim(kind, target: kind.usual.target, times: kind.usual.times) != nil)
    }

    @Test("none that gives points takes less than a week", arguments: MissionKind.allCases.filter(\.isRepeated))
    func weeks(_ kind: MissionKind) {
        #expect(kind.times.lowerBound * (kind == .workouts ? 7 : 1) >= Mission.shortest)
    }
}
