/// The easier and harder versions of lifts of one's own weight, by name: what takes the place of repetitions in reserve where there is no
/// weight to change.
struct Ladder {
    private var names: [Exercise.ID: String] = [:]

    init() {}

    /// Creates it from what is safe, of what a coach would give this member.
    init(_ materials: [Material], in circumstances: Circumstances) {
        for material in materials where material.isLift && circumstances.standing(of: material) == .usual {
            self.names[material.exercise.id] = material.exercise.name
        }
    }

    /// Returns "(easier: Knee push-up; harder: Diamond push-up)"; nil for what is loaded, and where neither is there.
    func words(for material: Material) -> String? {
        guard material.kind == .lifting, material.isLift, !material.exercise.weighted else { return nil }
        let easier = material.exercise.easier.lazy.compactMap { self.names[$0] }.first.map { "easier: \($0)" }
        let harder = material.exercise.harder.lazy.compactMap { self.names[$0] }.first.map { "harder: \($0)" }
        let steps = [easier, harder].compactMap(\.self)
        return steps.isEmpty ? nil : "(\(steps.joined(separator: "; ")))"
    }
}
