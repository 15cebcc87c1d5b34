import HealthMath
import Members

/// Target and records of an exercise, for the template `progress/card` on any page.
struct ProgressView: Encodable, Sendable {
    let targetAmount: String
    let targetReason: String
    let records: [RecordView]
    /// The most repetitions at each weight.
    let mostReps: [RecordView]

    struct RecordView: Encodable, Sendable {
        let recordName: String
        let recordValue: String
        let recordDay: String
    }

    init(_ progress: ExerciseProgress, today: CalendarDay, units: Units) {
        self.targetAmount = progress.target.map { ProgressWords.target($0, in: units) } ?? ""
        self.targetReason = progress.target.map { ProgressWords.reason($0) } ?? ""
        self.records = progress.records.map { record in
            RecordView(
                recordName: ProgressWords.name(record.kind),
                recordValue: ProgressWords.value(record, in: units),
                recordDay: DayName(record.effort.day, today: today).name
            )
        }
        self.mostReps = progress.mostReps.prefix(6).map { most in
            RecordView(
                recordName: ActivityWords.weight(most.kilograms, in: units),
                recordValue: "\(most.reps) reps",
                recordDay: ""
            )
        }
    }
}
