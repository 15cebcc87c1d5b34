import Foundation
import HealthMath
import Testing

@testable import Training

struct PersonalRecordTests {
    private func effort(
        _ activity: String,
        reps: Int? = nil,
        kilograms: Double? = nil,
        seconds: Double? = nil,
        metres: Double? = nil
    ) -> Effort {
        Effort(
            activity: activity,
            day: CalendarDay(number: 20_000),
            at: Date(timeIntervalSince1970: 0),
            reps: reps,
            kilograms: kilograms,
            seconds: seconds,
            metres: metres
        )
    }

    @Test("heaviest and strongest differ: five times 80 kg say more than one of 85")
    func strength() {
        let efforts = [self.effort("a", reps: 5, kilograms: 80), self.effort("b", reps: 1, kilograms: 85)]
        let standing = PersonalRecord.standing(efforts)
        #expect(standing.map(\.kind) == [.heaviest, .strongest])
        #expect(standing.map(\.effort.activity) == ["b", "a"])
        #expect(standing.first?.before == 80)
    }

    @Test("several bests of one activity count once")
    func once() {
        let efforts = [60.0, 70, 80].map { self.effort("a", reps: 3, kilograms: $0) }
        #expect(PersonalRecord.course(efforts).filter { $0.kind == .heaviest }.map(\.value) == [80])
    }

    @Test("a run has a longest, a farthest and a fastest; a sprint has no pace")
    func run() {
        let runs = [
            self.effort("a", seconds: 3_000, metres: 10_000), self.effort("b", seconds: 1_200, metres: 5_000),
            self.effort("c", seconds: 15, metres: 100),
        ]
        let standing = PersonalRecord.standing(runs)
        #expect(standing.map(\.kind) == [.longest, .farthest, .fastest])
        #expect(standing.map(\.effort.activity) == ["a", "a", "b"])
    }

    @Test("most reps count where nothing is lifted")
    func reps() {
        let standing = PersonalRecord.standing([self.effort("a", reps: 20), self.effort("b", reps: 15)])
        #expect(standing.map(\.value) == [20])
    }
}
