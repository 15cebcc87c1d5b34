import HealthMath

/// The exercises that suit a member at a place, divided by safety.
struct Candidates {
    let safe: [Material]
    let unsafe: [Material]

    init(_ materials: [Material], in circumstances: Circumstances) {
        var safe: [Material] = []
        var unsafe: [Material] = []
        let hasOneArm = circumstances.facts.limitations.contains(.oneArm)
        for material in materials where circumstances.suits(material) {
            let material = hasOneArm ? material.withOneArm ?? material : material
            if circumstances.rule(against: material) == nil { safe.append(material) } else { unsafe.append(material) }
        }
        self.safe = safe
        self.unsafe = unsafe
    }

    func safe(for part: WorkoutPart) -> [Material] { self.safe.filter { $0.exercise.parts.contains(part) } }

    static let mostLeftOut = 12

    /// Lists the exercises that would have been likely without the rules of safety, each with the rule that forbids it.
    func leftOut(in circumstances: Circumstances) -> [WorkoutPlan.LeftOut] {
        let shares = GoalShares(circumstances.facts.goal, at: circumstances.most)
        var balance = Balance(shares, over: Double(Self.mostLeftOut))
        let kept = Set(self.safe.map(\.exercise.id))
        var unsafe = self.unsafe
            .filter {
                // The movement isn't left out where its seated version stays.
                $0.exercise.parts.contains(.main) && $0.exercise.pace(circumstances.most) != nil
                    && circumstances.standing(of: $0) == .usual && circumstances.isNews($0)
                    && !kept.contains("seated-" + $0.exercise.id)
            }
            .sorted { ($0.exercise.usual, $0.exercise.name) < ($1.exercise.usual, $1.exercise.name) }
        var leftOut: [WorkoutPlan.LeftOut] = []
        while leftOut.count < Self.mostLeftOut, let best = unsafe.firstBest(by: balance.worth) {
            let material = unsafe.remove(at: best)
            balance.add(material, seconds: 1)
            guard let rule = circumstances.news(of: material) else { continue }
            let exercise = material.exercise
            leftOut.append(WorkoutPlan.LeftOut(exercise: exercise.id, name: exercise.name, reason: rule.words))
        }
        return leftOut
    }
}
