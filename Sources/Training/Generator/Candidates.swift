/// What there is for a member at a place, parted by safety.
struct Candidates {
    let safe: [Material]
    let unsafe: [Material]

    init(_ materials: [Material], in circumstances: Circumstances) {
        var safe: [Material] = []
        var unsafe: [Material] = []
        for material in materials where circumstances.suits(material.exercise) {
            if circumstances.rule(against: material) == nil { safe.append(material) } else { unsafe.append(material) }
        }
        self.safe = safe
        self.unsafe = unsafe
    }

    func safe(for part: WorkoutPart) -> [Material] { self.safe.filter { $0.exercise.parts.contains(part) } }

    static let mostLeftOut = 12

    /// What would have been likely without the rules of safety, and which rule took it away.
    func leftOut(in circumstances: Circumstances) -> [WorkoutPlan.LeftOut] {
        let shares = GoalShares(circumstances.facts.goal, at: circumstances.request.intensity)
        let likely = self.unsafe
            .filter { $0.exercise.parts.contains(.main) && $0.exercise.pace(circumstances.request.intensity) != nil }
            .sorted { (shares[$0.kind], $1.exercise.name) > (shares[$1.kind], $0.exercise.name) }
        return likely.prefix(Self.mostLeftOut).compactMap { material in
            circumstances.rule(against: material).map {
                WorkoutPlan.LeftOut(exercise: material.exercise.id, name: material.exercise.name, reason: $0.words)
            }
        }
    }
}
