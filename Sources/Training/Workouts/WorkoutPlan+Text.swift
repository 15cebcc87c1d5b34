import Foundation

/// Stores a plan as JSON.
extension WorkoutPlan {
    /// Reads what `text` wrote; nil beyond the limits, because members bring back exported data that may have been
    /// edited.
    init?(text: String) {
        // Unreadable text is no plan of ours.
        guard let plan = try? JSONDecoder().decode(WorkoutPlan.self, from: Data(text.utf8)), plan.isWithinLimits
        else { return nil }
        self = plan
    }

    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    /// Whether a form or the generator could have made it.
    var isWithinLimits: Bool {
        self.phases.map(\.part) == WorkoutPart.allCases
            && self.title.map(WorkoutLimits.isName) ?? true
            && self.items.count <= WorkoutLimits.exercises
            && self.items.allSatisfy(\.isWithinLimits) && self.phases.allSatisfy(\.hasSoundSupersets)
            && self.seconds <= WorkoutLimits.total
            && self.notes.count <= WorkoutLimits.remarks && self.notes.allSatisfy(WorkoutLimits.isRemark)
            && self.leftOut.count <= WorkoutLimits.remarks
            && self.leftOut.allSatisfy {
                WorkoutLimits.isName($0.exercise) && WorkoutLimits.isName($0.name) && WorkoutLimits.isRemark($0.reason)
            }
    }

    /// The plan shown in place of an unreadable one.
    static let unreadable = WorkoutPlan(
        phases: WorkoutPart.allCases.map { Phase(part: $0, items: []) },
        notes: ["We couldn't read this plan. Edit it, or make another."]
    )
}

extension WorkoutPlan.Phase {
    /// Supersets are of the main part alone.
    fileprivate var hasSoundSupersets: Bool {
        self.part == .main
            ? self.items == self.items.withSoundSupersets : self.items.allSatisfy { $0.superset == nil }
    }
}

extension WorkoutItem {
    fileprivate var isWithinLimits: Bool {
        WorkoutLimits.isName(self.exercise) && WorkoutLimits.isName(self.name)
            && (self.reason.isEmpty || WorkoutLimits.isRemark(self.reason)) && WorkoutLimits.sets.contains(self.sets)
            && WorkoutLimits.rest.contains(self.restSeconds)
            && self.like.map(WorkoutLimits.isName) ?? true && self.slot.map(WorkoutLimits.isName) ?? true
            && self.reserve.map((0...10).contains) ?? true
            && self.replaced.map { $0.count == 1 && $0.allSatisfy { $0.replaced == nil && $0.isWithinLimits } } ?? true
            && (self.reps == nil) != (self.seconds == nil)
            && self.reps.map(WorkoutLimits.reps.contains) ?? true
            && self.fromReps.map(WorkoutLimits.reps.contains) ?? true
            && self.seconds.map(WorkoutLimits.seconds.contains) ?? true
            && self.kilograms.map(WorkoutLimits.kilograms.contains) ?? true
            && (0...25).contains(self.met) && (0...25).contains(self.restMET ?? 0)
            && (0...60).contains(self.secondsPerRep)
    }
}
