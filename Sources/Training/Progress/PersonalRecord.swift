import HealthMath

/// A personal record in an exercise.
struct PersonalRecord: Sendable, Equatable {
    /// The raw texts are in deeds and are sent, so they never change.
    enum Kind: String, Sendable, CaseIterable {
        /// Kilograms of a set.
        case heaviest
        /// The estimated one-rep max, in kilograms.
        case strongest
        /// Repetitions without a weight.
        case mostReps = "most-reps"
        /// Seconds.
        case longest
        /// Metres.
        case farthest
        /// Metres a second over a kilometre or more.
        case fastest
    }

    let kind: Kind
    let value: Double
    let effort: Effort
    /// The record that it beat; nil for the first of its kind.
    let before: Double?

    /// Returns every record in the order they were set; of several within one activity only the last counts.
    ///
    /// `standing` are those that earlier efforts set.
    static func course(_ efforts: [Effort], after standing: [Kind: Double] = [:]) -> [PersonalRecord] {
        var best = standing
        var records: [PersonalRecord] = []
        for activity in Self.byActivity(efforts) {
            for kind in Kind.allCases {
                let values = activity.compactMap { effort in kind.value(of: effort).map { (effort, $0) } }
                guard let top = values.max(by: { $0.1 < $1.1 }), top.1 > best[kind] ?? 0 else { continue }
                records.append(PersonalRecord(kind: kind, value: top.1, effort: top.0, before: best[kind]))
                best[kind] = top.1
            }
        }
        return records
    }

    /// Returns the current records, in the order of their kinds.
    static func standing(_ efforts: [Effort]) -> [PersonalRecord] {
        let course = Self.course(efforts)
        return Kind.allCases.compactMap { kind in course.last { $0.kind == kind } }
    }

    private static func byActivity(_ efforts: [Effort]) -> [[Effort]] {
        var groups: [[Effort]] = []
        for effort in efforts {
            if groups.last?.last?.activity == effort.activity {
                groups[groups.count - 1].append(effort)
            } else {
                groups.append([effort])
            }
        }
        return groups
    }
}
