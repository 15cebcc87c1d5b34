import HealthMath
import Members

/// Writes progress for people.
enum ProgressWords {
    /// Returns text such as "82.5 kg × 8", "12 reps", "35 s".
    static func target(_ target: Progression.Target, in units: Units) -> String {
        let reps = target.reps.map { "\($0) reps" }
        if let kilograms = target.kilograms {
            return ActivityWords.weight(kilograms, in: units) + (target.reps.map { " × \($0)" } ?? "")
        }
        return reps ?? target.seconds.map { "\($0) s" } ?? ""
    }

    static func reason(_ target: Progression.Target) -> String {
        switch target.step {
        case .moreWeight: "You have more in you: a little more weight, from the first reps of your range."
        case .moreReps where target.kilograms == nil: "Last time went well: \(target.reps ?? 0) reps now."
        case .moreReps: "Last time went as planned: one rep more with the same weight."
        case .longer: "A little longer than last time."
        case .harderVariant: "You reached the top of your range: try a harder version."
        case .again where target.lacksWeight:
            "What did you lift? Say it where you did it, and the next weight stands here."
        case .again where target.isAfterPause: "It is a while ago: the same as then, and no more, brings you back."
        case .again where target.isUnfinished: "The same again: some sets stayed below the plan."
        case .again: "The same again: last time was hard."
        case .lessWeight: "Two times below the plan: a tenth lighter, and up from there."
        case .afterBreak where target.isLightest:
            "After three weeks off and more, the first reps of your range bring you back safely."
        case .afterBreak: "After three weeks off and more, a tenth lighter brings you back safely."
        }
    }

    static func name(_ kind: PersonalRecord.Kind) -> String {
        switch kind {
        case .heaviest: "Heaviest"
        case .strongest: "Estimated for one rep"
        case .mostReps: "Most reps"
        case .longest: "Longest"
        case .farthest: "Farthest"
        case .fastest: "Fastest"
        }
    }

    static func value(_ record: PersonalRecord, in units: Units) -> String {
        switch record.kind {
        case .heaviest, .strongest: ActivityWords.weight(record.value, in: units)
        case .mostReps: Numerals.text(record.value)
        case .longest: ActivityWords.time(record.value)
        case .farthest: units.text(kilometres: record.value / 1_000)
        case .fastest:
            ActivityWords.pace(metres: record.value * 1_000, seconds: 1_000, in: units) ?? ""
        }
    }
}
