import HealthMath
import Members
import Web

/// Next targets, recent records and the week's sets for each muscle.
struct ProgressPage: PageModel {
    static let template = "progress/progress"

    let frame: Frame
    let targets: [TargetView]
    let bests: [BestView]
    let volumes: [VolumeView]
    /// The week's sets as warmth of a body; empty where there were none.
    let weekBodies: [BodyView]

    struct TargetView: Encodable, Sendable {
        /// The drawn figure; empty for none.
        let figure: String
        let targetPath: String
        let targetName: String
        let targetReason: String
        let targetAmount: String
    }

    struct BestView: Encodable, Sendable {
        let bestPath: String
        let bestName: String
        let bestNote: String
        let bestAmount: String
    }

    /// A muscle's bar in a drawing of 100 × 8 units.
    struct VolumeView: Encodable, Sendable {
        let volumeName: String
        let volumeSets: String
        let volumeWidth: String
        let volumePlenty: Bool
    }

    init(
        _ progress: [ExerciseProgress],
        volumes: [MuscleVolume],
        today: CalendarDay,
        units: Units,
        frame: Frame
    ) {
        self.frame = frame
        self.targets = progress.compactMap { progress in
            progress.target.map { target in
                TargetView(
                    figure: ExerciseFigures.name(of: progress.exercise),
                    targetPath: TrainingLinks.progress(of: progress.exercise.id),
                    targetName: progress.exercise.name,
                    targetReason: ProgressWords.reason(target),
                    targetAmount: ProgressWords.target(target, in: units)
                )
            }
        }
        // A record is news for four weeks, and only when it beat another.
        let since = today.adding(days: -28)
        self.bests = progress.flatMap { progress in
            progress.records.filter { $0.before != nil && $0.effort.day >= since }.map { record in
                BestView(
                    bestPath: TrainingLinks.progress(of: progress.exercise.id),
                    bestName: progress.exercise.name,
                    bestNote: ProgressWords.name(record.kind) + ", "
                        + DayName(record.effort.day, today: today).inSentence,
                    bestAmount: ProgressWords.value(record, in: units)
                )
            }
        }
        self.weekBodies = [MuscleBody.warm(volumes)].compactMap(\.self)
        self.volumes = volumes.map { volume in
            VolumeView(
                volumeName: volume.muscle.label,
                volumeSets: volume.sets > 0 ? Numerals.text(volume.sets, decimals: 1) : "nothing yet",
                volumeWidth: Numerals.typed(min(volume.sets / 20, 1) * 100, decimals: 1),
                volumePlenty: volume.sets >= MuscleVolume.plenty
            )
        }
    }
}

/// One exercise: target, records, strength over time.
struct ExerciseProgressPage: PageModel {
    static let template = "progress/exercise"

    let frame: Frame
    let exercisePath: String
    /// Its drawn figure; empty for none.
    let figures: [FigureView]
    let progress: ProgressView
    let charts: [ChartView]
    let times: [TimeView]

    init(_ progress: ExerciseProgress, today: CalendarDay, units: Units, frame: Frame) {
        self.frame = frame
        self.exercisePath = ExerciseLinks.exercise(progress.exercise.id)
        self.figures = FigureView.of(ExerciseFigures.name(of: progress.exercise))
        self.progress = ProgressView(progress, today: today, units: units)
        self.charts = Self.chart(progress, today: today, units: units).map { [ChartView($0)] } ?? []
        self.times = TimeView.latest(30, of: progress.efforts, today: today, units: units) {
            ActivityLinks.activity($0)
        }
    }

    private static func chart(_ progress: ExerciseProgress, today: CalendarDay, units: Units) -> Chart? {
        let strength = progress.strength
        guard let first = strength.first?.day, strength.count > 1, first < today else { return nil }
        let weight = LiftWeight(units)
        let path = TrainingLinks.progress(of: progress.exercise.id)
        return Chart(
            days: first...max(today, strength.last?.day ?? today),
            dotsName: "Estimated for one rep",
            dots: strength.map { day, kilograms in
                Chart.Dot(
                    x: Double(day.number),
                    y: weight.amount(kilograms),
                    words: "\(DayName(day, today: today).date): \(ActivityWords.weight(kilograms, in: units))",
                    path: path
                )
            },
            lines: [],
            fromZero: false,
            unit: weight.name
        )
    }
}

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
                recordDay: DayName(record.effort.day, today: today).date
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
