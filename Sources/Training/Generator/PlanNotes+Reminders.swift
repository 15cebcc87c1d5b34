import HealthMath
import Members

/// What a coach reminds of beside the workout: each thing once, and never so much that nobody reads it.
extension PlanNotes {
    /// The most that is said at once beside what exercises ask for by themselves; the number is ours.
    private static let most = 3

    /// Returns what to mind: with exercises that are allowed with care, with each condition, and where it has hurt for long.
    ///
    /// A rule whose exercises already say it doesn't say it again.
    func reminders(in parts: [Choices]) -> [String] {
        guard !self.main.all.isEmpty else { return [] }
        let ids = Set(parts.flatMap(\.all).map(\.material.exercise.id))
        var (cautions, reminders): ([String], [String]) = ([], [])
        for rule in self.circumstances.rules {
            let here = rule.cautions.filter { !ids.isDisjoint(with: $0.exercises) }.map(\.words)
            cautions += here
            if here.isEmpty, let reminder = rule.reminder { reminders.append(reminder) }
        }
        reminders += [self.soreness].compactMap(\.self)
        return cautions + reminders.prefix(max(Self.most - cautions.count, 0))
    }

    /// Says to whom something has hurt for long how much of that is fine, naming each place once.
    ///
    /// Pain of up to 5 of 10 did no harm while tendons were trained (Thomeé, Phys Ther 1997; 77: 1690–1703, the pain-monitoring model), and exercise
    /// into some pain helps as much as without (Smith et al., Br J Sports Med 2017; 51: 1679–1687); 3 is our more careful choice.
    private var soreness: String? {
        let areas = self.circumstances.rules.filter { $0.cause.acute == false }
            .compactMap { $0.cause.area?.label.lowercased() }
        guard !areas.isEmpty else { return nil }
        let all = areas.inWords()
        return """
            \(all.prefix(1).uppercased() + all.dropFirst()): a little may be felt; stop an exercise when it hurts more than 3 of \
            10, and swap it for another.
            """
    }
}
