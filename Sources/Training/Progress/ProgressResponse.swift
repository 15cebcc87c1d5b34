import HealthMath
import Members
import Web

/// The progress in an exercise as devices read it: kilograms, seconds, metres.
struct ProgressResponse: Encodable, Sendable {
    let exerciseId: String
    let target: OrNull<Target>
    let records: [Record]
    let strength: [StrengthPoint]

    struct Target: Encodable, Sendable {
        let kilograms: OrNull<Double>
        let reps: OrNull<Int>
        let seconds: OrNull<Int>
        let step: String
        let reason: String
    }

    struct Record: Encodable, Sendable {
        let kind: String
        let value: Double
        let day: String
        let activityId: String
    }

    struct StrengthPoint: Encodable, Sendable {
        let day: String
        let kilograms: Double
    }

    init(_ progress: ExerciseProgress) {
        self.exerciseId = progress.exercise.id
        self.target = OrNull(
            progress.target.map { target in
                Target(
                    kilograms: OrNull(target.kilograms?.inThousandths),
                    reps: OrNull(target.reps),
                    seconds: OrNull(target.seconds),
                    step: target.step.rawValue,
                    reason: ProgressWords.reason(target)
                )
            }
        )
        self.records = progress.records.map { record in
            Record(
                kind: record.kind.rawValue,
                value: record.value.inThousandths,
                day: record.effort.day.description,
                activityId: record.effort.activity
            )
        }
        self.strength = progress.strength.map { point in
            StrengthPoint(day: point.day.description, kilograms: point.kilograms.inThousandths)
        }
    }
}
