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
