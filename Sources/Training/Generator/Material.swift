import HealthMath

/// An exercise as the generator uses it, with derived values computed once.
///
/// It is a class so that passing one on doesn't copy an exercise's twenty fields.
final class Material: Sendable {
    let exercise: Exercise
    let muscles: MuscleSet
    /// All that it works but the heart; of what one goes on with also the muscles beside, for legs run though the heart is meant.
    let worked: MuscleSet
    /// All that it works or that helps along, but the heart.
    let touched: MuscleSet
    let kind: WorkKind
    /// What it needs of what a place may have.
    let gear: [Gear]
    /// The index of its movement pattern.
    let pattern: Int
    let side: MovementPattern.Side?
    /// The side on which its sets count against those of the opposite movement; nil for none.
    let opposing: OpposingSets.Side?
    /// 2 where each side is trained separately, else 1.
    let sides: Double
    /// Whether one really does it for many minutes at a stretch: run, walk, row, ride, swim.
    let isContinuous: Bool
    /// Whether it is running that one goes on with.
    let isRun: Bool
    let secondsPerRep: Double
    /// The easiest first.
    let paces: [Exercise.Pace]
    /// Its load on each area, in the order of `InjuryArea`.
    let loads: [Int]
    /// Whether it is a lift that one repeats, not a hold or a pose.
    let isLift: Bool
    /// Whether it only holds what others of its movement lift, as a wall sit does.
    let isHeld: Bool
    /// Whether hands and feet alone carry the body on the floor while it is pushed up.
    let pushesWholeBody: Bool
    /// Whether it is a bend on one leg of one's own weight that follows all easier ones, as a pistol squat does.
    let isTopOfLegs: Bool
    /// Whether one goes slowly from pose to pose in it; a pose that is held is no flow.
    let isFlow: Bool
    /// Whether it is fast strength: a jump, a throw, a swing.
    let isQuick: Bool
    /// Whether it is a jump or an advanced lift that is quick; a fast run isn't meant.
    let leapsOrSnatches: Bool
    /// Whether one stands up from a chair.
    let isRise: Bool
    /// Whether one can choose how hard it is, by a weight or a band, or it is hard by itself: then it makes sense to say how many
    /// repetitions stay in reserve.
    let isLoadable: Bool
    /// Its easier and harder versions.
    let sisters: Set<Exercise.ID>
    /// The rules that forbid it at any pace.
    let barredBy: Set<SafetyRule.ID>
    /// The same for who has one arm to train; nil where that changes nothing.
    let withOneArm: Material?

    convenience init(_ exercise: Exercise, under safety: SafetyRules) {
        self.init(exercise, barredBy: Set(safety.withEased.filter { $0.forbids(exercise) }.map(\.id)))
    }

    private init(_ exercise: Exercise, barredBy: Set<SafetyRule.ID>) {
        self.exercise = exercise
        self.muscles = MuscleSet(exercise.muscles)
        self.kind = WorkKind(exercise)
        self.worked = MuscleSet(
            (exercise.muscles + (WorkKind(exercise) == .cardio ? exercise.alsoMuscles : [])).filter { $0 != .heart }
        )
        self.touched = MuscleSet((exercise.muscles + exercise.alsoMuscles).filter { $0 != .heart })
        self.gear = exercise.gear.compactMap(Gear.init(word:))
        self.pattern = MovementPattern.allCases.firstIndex(of: exercise.pattern) ?? 0
        self.side = exercise.pattern.side
        self.opposing = exercise.opposing(as: self.kind)
        self.sides = exercise.sides ? 2 : 1
        self.isContinuous = exercise.continuous == true
        self.isRun = exercise.continuous == true && exercise.traits.contains(.impact) && exercise.pattern == .steady
        self.secondsPerRep = exercise.secondsPerRep
        self.paces = exercise.mets.sorted { $0.met < $1.met }
        self.loads = InjuryArea.allCases.map { exercise.load(on: $0) }
        self.isLift = exercise.lift != .none && exercise.measure == .reps
        self.isHeld =
            exercise.pattern.side != nil && exercise.measure == .seconds && exercise.traits.contains(.holding)
        self.pushesWholeBody =
            self.isLift && self.side == .push && exercise.position == .onHandsAndFeet
            && exercise.traits.contains(.wristWeight)
        self.isTopOfLegs =
            self.isLift && exercise.pattern == .squat && exercise.level == .advanced && !exercise.weighted
            && exercise.sides && exercise.gear.isEmpty && exercise.harder.isEmpty
        self.isFlow = self.kind == .supple && exercise.measure == .seconds && exercise.id.hasSuffix("-flow")
        let traits = exercise.traits
        self.isQuick = self.kind == .power && (traits.contains(.impact) || traits.contains(.fast))
        let isLeap = exercise.pattern == .burst && traits.contains(.impact) && exercise.level == .advanced
        self.leapsOrSnatches =
            self.isQuick && (traits.contains(.impact) || exercise.level == .advanced)
            || isLeap && exercise.places.contains(.home)
        self.isRise = exercise.id.hasSuffix("sit-to-stand")
        self.isLoadable =
            exercise.weighted || self.gear.contains(.bands) || exercise.level == .advanced
            || exercise.mets.allSatisfy { $0.intensity > .low }
        self.sisters = Set(exercise.easier + exercise.harder)
        self.barredBy = barredBy
        self.withOneArm = exercise.sidesAreArms ? Material(exercise.withOneSide, barredBy: barredBy) : nil
    }
}
