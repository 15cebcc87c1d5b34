import HealthMath

/// What may replace an exercise: its easier and harder kin and what moves and works alike, whatever else there is of its muscles
/// only where that is too little, and what was made for others only where there is nothing else.
struct Substitutes {
    private let original: Material
    private let intensity: Intensity
    private let circumstances: Circumstances
    /// Its kin in two steps up or down: a push-up against the wall is kin of one on the knees.
    private let kin: Set<Exercise.ID>

    /// The number of substitutes that is a choice; the number is ours.
    private static let enough = 3

    init(for original: Material, at intensity: Intensity, among materials: [Material], in circumstances: Circumstances)
    {
        (self.original, self.intensity, self.circumstances) = (original, intensity, circumstances)
        let exercise = original.exercise
        let near = Set(exercise.easier).union(exercise.harder)
        let beyond = materials.filter { near.contains($0.exercise.id) }.flatMap {
            exercise.easier.contains($0.exercise.id) ? $0.exercise.easier : $0.exercise.harder
        }
        self.kin = near.union(beyond).subtracting([exercise.id])
    }

    /// Returns the conditions in which kin is at hand: a home has a chair, a towel and a rucksack, even where nothing
    /// is asked for.
    static func atHand(_ request: WorkoutRequest) -> WorkoutRequest {
        guard request.place == .home, request.gear == nil, request.equipment == .none else { return request }
        var home = request
        home.gear = [.household]
        return home
    }

    /// Orders them, the best first.
    func ordered(_ materials: [Material]) -> [Exercise] {
        let found = materials.filter { self.kin.contains($0.exercise.id) || self.circumstances.suits($0) }
            .filter { $0.isComparable(to: self.original) || self.kin.contains($0.exercise.id) }
            .filter { !self.circumstances.paces(of: $0, upTo: self.intensity).isEmpty }
            .map { (rank: self.rank($0), material: $0) }
        let near = found.filter { $0.rank == .near }
        let alike = near.count >= Self.enough ? near : found.filter { $0.rank <= .sameMuscles }
        // Running with the arms replaces a lift only when nothing else is lifted, pulled or held.
        let isFit = { (material: Material) in !self.original.kind.isLifted || material.kind.isLifted }
        let choices = [alike.filter { isFit($0.material) }, alike, found.filter { isFit($0.material) }, found]
        return (choices.first { !$0.isEmpty } ?? [])
            .map { ($0.rank, self.likeness(of: $0.material), $0.material.exercise) }
            .sorted { ($1.0, $0.1, $1.2.name, $1.2.id) > ($0.0, $1.1, $0.2.name, $0.2.id) }
            .map(\.2)
    }

    private enum Rank: Int, Comparable {
        case near, sameMuscles, forOthers

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    private func rank(_ material: Material) -> Rank {
        let isKin = self.kin.contains(material.exercise.id)
        // First steps are what is easier; a seat, water or one arm are for whom they were made.
        if self.circumstances.standing(of: material) == .forOthers {
            return isKin && material.exercise.madeFor.contains(.firstSteps) ? .near : .forOthers
        }
        return isKin || material.worksAlike(self.original) ? .near : .sameMuscles
    }

    private func likeness(of material: Material) -> Double {
        let usual: Double =
            switch self.circumstances.standing(of: material) {
            case .usual: material.exercise.usual == .staple ? 0.5 : 0
            case .seldom: -2
            case .forOthers: self.kin.contains(material.exercise.id) ? -1 : -10
            }
        return material.likeness(to: self.original, at: self.intensity) + usual
    }
}

extension Material {
    func isComparable(to other: Material) -> Bool {
        self.exercise.pattern == other.exercise.pattern || !self.muscles.isDisjoint(with: other.muscles)
    }

    /// Returns whether it is the same work for at least half of the same muscles, or the same movement for some of
    /// them.
    fileprivate func worksAlike(_ other: Material) -> Bool {
        let shared = self.muscles.intersection(other.muscles).count
        if self.exercise.pattern == other.exercise.pattern { return shared > 0 }
        return self.kind == other.kind && self.isLift == other.isLift && shared * 2 >= other.muscles.count && shared > 0
    }

    /// Rates the likeness: same movement first, then same muscles, then same kind and pace.
    ///
    /// A squat is nearly a lunge; a pose that is held is no lift; an easier sister comes before what is harder.
    func likeness(to other: Material, at intensity: Intensity) -> Double {
        let all = max(self.muscles.union(other.muscles).count, 1)
        let isBend = { (material: Material) in [.squat, .lunge].contains(material.exercise.pattern) }
        let movement =
            self.exercise.pattern == other.exercise.pattern ? 3.0 : isBend(self) && isBend(other) ? 2.5 : 0
        return movement + 3 * Double(self.muscles.intersection(other.muscles).count) / Double(all)
            + (self.kind == other.kind ? 2 : 0)
            + (self.exercise.pace(intensity) == nil ? 0 : 1)
            + (self.exercise.measure == other.exercise.measure ? 0.5 : 0)
            + (other.exercise.easier.contains(self.exercise.id) ? 1 : 0)
            + (other.exercise.harder.contains(self.exercise.id) ? 0.5 : 0)
    }
}
