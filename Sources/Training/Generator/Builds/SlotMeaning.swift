/// What a slot of a build asks of an exercise, worked out once for all exercises.
///
/// It is a class because it is asked of every exercise.
final class SlotMeaning: Sendable {
    private let slot: BuildSlot
    private let named: Set<Exercise.ID>
    private let patterns: CaseSet
    private let sides: CaseSet
    private let muscles: MuscleSet
    private let isContinuous: Bool
    /// Whether other work of the same kind won't do: only a lift answers a lift, only a run a run.
    let isStrict: Bool
    /// The easier and harder variants of the named exercises.
    private let sisters: Set<Exercise.ID>
    /// The exercises that are meant by name.
    let models: [Material]
    /// The muscles that `models` work.
    private let modelMuscles: MuscleSet
    /// The kinds of work that may fill the slot.
    let kinds: CaseSet

    init(_ slot: BuildSlot, knowing known: [Exercise.ID: Material]) {
        let models = slot.exercises.compactMap { known[$0] }
        self.slot = slot
        self.named = slot.patterns.isEmpty ? Set(slot.exercises) : []
        let patterns = slot.patterns.isEmpty ? models.map(\.exercise.pattern) : slot.patterns
        self.patterns = CaseSet(patterns.compactMap { MovementPattern.allCases.firstIndex(of: $0) })
        self.sides = CaseSet(patterns.compactMap { $0.side?.rawValue })
        self.muscles = MuscleSet(slot.muscles)
        let isNamed = slot.patterns.isEmpty && !models.isEmpty
        self.isContinuous = models.contains { $0.isContinuous }
        self.isStrict =
            !isNamed || slot.dose.isFullSpeed || [.power, .flow].contains(slot.dose)
            || models.allSatisfy(\.isContinuous)
        self.modelMuscles = models.reduce(MuscleSet()) { $0.union($1.muscles) }
        self.models = isNamed ? models : []
        self.sisters = isNamed ? Set(models.flatMap { $0.exercise.easier + $0.exercise.harder }) : []
        self.kinds = CaseSet((isNamed ? models.map(\.kind) : slot.patterns.flatMap(\.kinds)).map(\.rawValue))
    }

    /// Whether anything that raises the pulse fills the slot; what only moves doesn't.
    var isOpen: Bool { self.slot.isOpen }

    func names(_ material: Material) -> Bool { self.named.contains(material.exercise.id) }

    func means(_ material: Material) -> Bool {
        self.named.isEmpty
            ? self.patterns.contains(material.pattern) && self.kinds.contains(material.kind.rawValue)
                && self.works(material) && (!self.slot.dose.isLift || material.isLift)
            : self.names(material)
    }

    /// Returns whether the exercise is an easier or harder variant of a named one.
    func isSister(_ material: Material) -> Bool {
        self.sisters.contains(material.exercise.id) && self.isContinuous == material.isContinuous
            && (self.slot.dose != .power || material.isQuick)
    }

    /// Returns whether the exercise also has the lift and the gear that the slot prefers.
    func isExact(_ material: Material) -> Bool {
        (self.slot.lift == nil || self.slot.lift == material.exercise.lift) && self.hasGear(material)
    }

    /// Returns whether the exercise is done with the gear that the slot prefers; true where it prefers none.
    func hasGear(_ material: Material) -> Bool {
        self.slot.gear.isEmpty || material.gear.contains { self.slot.gear.contains($0) }
    }

    /// Returns whether the exercise trains the same side of the body, or the same quality.
    func isKin(_ material: Material) -> Bool {
        if self.slot.dose.isFullSpeed { return false }
        // A pose that is held for minutes is no flow.
        if self.slot.dose == .flow, !material.isFlow { return false }
        // Air that is pulled and poses that are held replace no lift.
        if self.slot.dose.isLift, !material.isLift { return false }
        // Boxing and slow squats don't replace a jump: only quick strength of the same muscles does.
        if self.slot.dose == .power, !self.named.isEmpty {
            return material.isQuick && !material.muscles.isDisjoint(with: self.modelMuscles)
        }
        if !self.sides.isEmpty {
            return material.side.map { self.sides.contains($0.rawValue) } ?? false && self.works(material)
        }
        return self.patterns.contains(material.pattern) && self.isContinuous == material.isContinuous
            && self.works(material)
    }

    private func works(_ material: Material) -> Bool {
        self.muscles.rawValue == 0 || !self.muscles.isDisjoint(with: material.muscles)
    }
}

extension MovementPattern {
    /// The kinds of work that a slot for this movement means.
    fileprivate var kinds: [WorkKind] {
        switch self {
        case .squat, .hinge, .lunge, .pushAcross, .pushUp, .pullAcross, .pullDown: [.lifting]
        case .brace, .trunk, .carry: [.trunk]
        case .isolation: [.single]
        case .burst: [.power]
        case .steady: [.cardio]
        case .balance: [.balance]
        case .mobility, .stretch: [.supple]
        }
    }
}
