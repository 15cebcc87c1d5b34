import HealthMath

/// The conditions of a workout: the request, the member's facts and the day, with the rules that follow from them.
///
/// It is a class because it is large and used for every exercise.
final class Circumstances: Sendable {
    let request: WorkoutRequest
    let facts: TrainingFacts
    let day: CalendarDay
    let excluded: Set<Exercise.ID>
    /// What is left to work after a hard day; nil on any other.
    let half: BodyHalf?
    /// Whether it is a gym with weights and machines, or a place that has as much.
    let isEquippedGym: Bool
    /// The most equipment at hand: at a gym, "basic" means its machines too.
    let equipment: Equipment
    /// What is there.
    let gear: Set<Gear>
    /// The audiences to which this member belongs: exercises made for these suit them.
    let audiences: Set<Audience>
    /// Whether one trains upright: getting down to the floor and up again is work enough for the very frail and the heavy.
    let staysUp: Bool
    /// Whether getting down to the floor is work of its own, so that one does it where nothing upright trains the same.
    let sparesFloor: Bool
    /// Whether balance belongs to each workout.
    let isInLaterYears: Bool
    /// Whether one changes between upright and lying as seldom as can be: heads that turn dizzy do so in getting up.
    let goesDownOnce: Bool
    /// Whether a rule of safety has repetitions kept in reserve, whatever is lifted.
    private let keepsReserve: Bool
    /// The rules of safety that apply.
    let rules: [SafetyRule]
    let cycle: CycleAdvice
    /// The rule with the lowest intensity, if any limits it.
    let strictest: SafetyRule?
    /// The hardest intensity that the rules of safety allow.
    let safest: Intensity
    /// The hardest intensity with which this member begins; hard for who has trained for a while.
    let beginning: Intensity
    /// The areas, by their places among all, of which what loads them stays below an intensity.
    private let restful: [(area: Int, most: Intensity)]

    init(
        _ request: WorkoutRequest,
        for facts: TrainingFacts,
        under safety: SafetyRules,
        excluding excluded: Set<Exercise.ID>,
        on day: CalendarDay,
        training half: BodyHalf? = nil
    ) {
        self.half = half
        var request = request
        if half == .rest { request.intensity = .low }
        self.request = request
        self.facts = facts
        self.day = day
        self.excluded = excluded
        let there = request.gear.map(Set.init)
        let hasGym = there.map { !$0.isDisjoint(with: [.barbell, .cable, .machines]) } ?? false
        self.isEquippedGym = request.equipment >= .basic && (request.place == .gym || hasGym)
        self.equipment = self.isEquippedGym ? .gym : min(request.equipment, .basic)
        self.gear = (there ?? Gear.usual(at: request.place, with: request.equipment))
            .union(facts.limitations.contains(.wheelchair) ? [.wheelchair] : [])
        self.audiences = Audience.audiences(of: facts, on: day)
        self.staysUp = facts.isFrail(on: day) && !facts.limitations.contains(.standing)
        self.sparesFloor = facts.isHeavy && !facts.limitations.contains(.standing)
        self.isInLaterYears = facts.isInLaterYears(on: day)
        self.rules = safety.rules(for: facts, on: day)
        self.keepsReserve = self.rules.contains { $0.keepsReserve }
        self.goesDownOnce = facts.conditions.contains(.dizziness)
        self.cycle = CycleAdvice(facts, on: day)
        self.strictest = self.rules.filter { $0.mostIntensity != nil }
            .min { ($0.mostIntensity ?? .hard, $0.id) < ($1.mostIntensity ?? .hard, $1.id) }
        self.safest = self.strictest?.mostIntensity ?? .hard
        self.beginning = facts.beginning(on: day)
        self.restful = self.rules.compactMap { rule in
            guard let most = rule.mostIntensityLoading,
                let area = rule.cause.area.flatMap({ InjuryArea.allCases.firstIndex(of: $0) })
            else { return nil }
            return (area, most)
        }
    }

    /// The hardest intensity to plan for.
    var most: Intensity { min(self.request.intensity, self.hardest, self.beginning) }

    /// Returns whether an exercise fits the member, the place and the equipment, leaving safety aside.
    func suits(_ material: Material) -> Bool {
        self.isAtHand(material)
            && (self.facts.level == .advanced || material.exercise.level == .beginner)
            && !self.excluded.contains(material.exercise.id)
            && !(material.exercise.insteadOf.flatMap(Gear.init(word:)).map(self.gear.contains) ?? false)
    }

    /// Returns whether the place allows it and all that it needs is there.
    ///
    /// The gear that the member told of counts instead of the exercise's level of equipment.
    private func isAtHand(_ material: Material) -> Bool {
        guard material.gear.allSatisfy(self.gear.contains) else { return false }
        // A wheelchair comes along, whatever else is there.
        let isTold = !material.gear.isEmpty && (self.request.gear != nil || material.gear == [.wheelchair])
        return (isTold || material.exercise.equipment <= self.equipment)
            && self.allows(material.exercise.places, for: material.gear)
    }

    /// Returns whether something for some places can be done here: what is for gyms also where the member told of what
    /// it needs of a gym.
    func allows(_ places: [Place], for gear: [Gear]) -> Bool {
        places.contains(self.request.place)
            || self.request.gear != nil && places.contains(.gym) && gear.contains(where: \.makesGym)
    }

    /// Returns how near an exercise is to what this member would be given by a coach.
    func standing(of material: Material) -> Standing {
        if self.staysUp, material.exercise.traits.contains(.floor) { return .forOthers }
        if self.beginsLate, material.exercise.traits.contains(.impact), !material.isContinuous { return .forOthers }
        if !material.exercise.madeFor.isEmpty {
            let isOwn =
                material.exercise.madeFor.contains { self.audiences.contains($0) } || self.isMending(material.exercise)
            return isOwn ? .usual : .forOthers
        }
        return material.exercise.usual == .seldom ? .seldom : .usual
    }

    /// Returns whether it was made to get well again what hurts this member: for beginners, and for everybody while it
    /// is fresh.
    ///
    /// Bends that aren't deep are for everybody with a knee that has hurt for long, for its thigh is to grow stronger (NICE guideline
    /// NG226, 2022: local muscle strengthening is core treatment of osteoarthritis).
    private func isMending(_ exercise: Exercise) -> Bool {
        exercise.madeFor.contains(.rehab)
            && self.facts.injuries.contains { injury in
                let isForAll = injury.kind.isAcute || self.facts.level == .beginner
                let bendsKnees = exercise.pattern == .squat || exercise.pattern == .lunge
                return (isForAll || injury.area == .knee && bendsKnees) && exercise.trains(injury.area)
            }
    }

    /// Returns whether what is freshly hurt has a part in it, however little: then nobody lifts few and heavy, or near
    /// to failure.
    ///
    /// It is our choice: the rules of safety say what may be done, this says how hard.
    func loadsFreshInjury(_ material: Material) -> Bool {
        self.facts.injuries.contains { $0.kind.isAcute && material.exercise.load(on: $0.area) > 0 }
    }

    /// Returns whether it is lifted ten times rather than heavy, with three repetitions in reserve: for a fresh injury, for a
    /// lower back that has hurt for long and has more than a little part in it, for whom safety or the cycle keeps below hard, and
    /// for bones that break easily until a doctor agreed to heavy weights.
    ///
    /// Ten is our choice. People with heart disease are asked for 8 to 15 repetitions (Circulation 2011; 123: 87–97,
    /// table 3, doi 10.1161/CIRCULATIONAHA.109.881888), in pregnancy for light weights and 12 to 15 without undue
    /// fatigue (omicsonline.org, 2157-7595-6-220, table 5), so nobody lifts few and heavy.
    func spares(_ material: Material) -> Bool {
        self.hardest < .hard || self.keepsReserve || self.loadsFreshInjury(material)
            || material.exercise.load(on: .lowerBack) > 1
                && self.facts.injuries.contains { $0.area == .lowerBack && !$0.kind.isAcute }
    }

    /// Whether all of it is new to somebody; who never said how long they trained is taken for new.
    var isNew: Bool { self.facts.level == .beginner && (self.facts.experience ?? .new) == .new }

    /// Whether somebody begins in later years: without jumps, and with bends that aren't deep.
    var beginsLate: Bool { self.isInLaterYears && self.facts.level == .beginner }

    /// Returns how much a beginner in later years does better with something else: what sinks deep, lunges, what one kneels for,
    /// what hands and feet carry on the floor, and trunk work that bends or turns the spine over and over (Sinaki and Mikkelsen,
    /// Postmenopausal spinal osteoporosis: flexion versus extension exercises, Arch Phys Med Rehabil 1984; 65: 593–596); a heavy
    /// one, and one who gets dizzy, with anything that isn't done on the floor; who is new to it with trunk work that doesn't turn.
    func burden(of material: Material) -> Double {
        let traits = material.exercise.traits
        let sparesFloor = (self.sparesFloor || self.goesDownOnce) && traits.contains(.floor)
        let turns = self.isNew && material.kind == .trunk && traits.contains(.twisting)
        let floor = (sparesFloor ? 2.5 : 0) + (turns ? 1.5 : 0) + self.steepness(of: material)
        guard self.beginsLate, material.exercise.madeFor.isEmpty else { return floor }
        let isDeep =
            material.kind == .supple && traits.contains(.deepKnees) || traits.contains(.kneeling)
            || material.exercise.position == .onHandsAndFeet
            || material.kind == .trunk
                && (traits.contains(.bending) || traits.contains(.twisting)
                    || material.exercise.load(on: .lowerBack) > 1)
        // What crosses the feet or goes on tiptoe comes after what stands.
        let wanders = material.kind == .balance && (material.paces.first?.intensity ?? .low) > .low
        return floor + (isDeep || wanders || material.exercise.pattern == .lunge ? 1.5 : 0)
    }

    /// Returns whether trunk work bends or turns the spine over and over, for whom it is to be held first: who begins in later years
    /// (Sinaki and Mikkelsen 1984, as above), says that all of it is new, or gets dizzy.
    ///
    /// A hard pace leaves no choice between few exercises, so what is worth less isn't enough.
    func sparesSpine(from material: Material) -> Bool {
        let exercise = material.exercise
        guard self.beginsLate || self.facts.experience == .new || self.goesDownOnce,
            exercise.pattern == .trunk || exercise.pattern == .brace,
            exercise.madeFor.isEmpty, !self.audiences.contains(.seat)
        else { return false }
        // What straightens the back is what it needs.
        let isBent = exercise.load(on: .lowerBack) > 1 && !exercise.muscles.contains(.lowerBack)
        return isBent || exercise.traits.contains(.twisting)
    }

    /// Returns whether it comes after first steps on foot, as throws and swings do, and in later years bows under a band on the neck.
    func isAfterFirstSteps(_ material: Material) -> Bool {
        if self.beginsLate, material.exercise.id == "banded-good-morning" { return true }
        return material.kind == .power && self.audiences.contains(.firstSteps) && !self.audiences.contains(.seat)
    }

    /// Returns how much better another walk does for sore legs: a level one, at an easy to moderate pace, comes before a steep or rough
    /// one.
    ///
    /// Walking is what is advised first for osteoarthritis of knee and hip (NICE guideline NG226, 2022: exercise for all; Bannuru et al.,
    /// OARSI guidelines, Osteoarthritis Cartilage 2019; 27: 1578–1589).
    private func steepness(of material: Material) -> Double {
        guard material.isContinuous, material.exercise.position == .standing, self.hasSoreLegs else { return 0 }
        return material.exercise.load(on: .knee) > 1 || material.exercise.load(on: .hip) > 1 ? 1.5 : 0
    }

    private var hasSoreLegs: Bool {
        self.facts.conditions.contains(.joints)
            || self.facts.injuries.contains { !$0.kind.isAcute && ($0.area == .knee || $0.area == .hip) }
    }

    enum Standing { case usual, seldom, forOthers }

    /// Whether opposing muscles are trained in turn: where time is short, for members whom nothing keeps to an easier pace.
    ///
    /// It spares half of the rests, so heart and breath have less of them, and one changes place often.
    var isPairing: Bool { self.request.isPairing && self.hardest == .hard && self.facts.limitations.isEmpty }

    /// Whether what raises the pulse stays even, and one gets warm and comes to rest for longer: with a heart condition, until a
    /// doctor agreed to more.
    ///
    /// Cardiac rehabilitation warms up for five to ten minutes, goes on for twenty to forty-five and cools down for five to ten (RACGP,
    /// Handbook of Non-Drug Interventions, Exercise-based rehabilitation for coronary heart disease, racgp.org.au).
    var staysSteady: Bool { self.facts.conditions.contains(.heart) && self.safest <= .moderate }

    /// The hardest that safety and the cycle allow.
    var hardest: Intensity { min(self.safest, self.cycle.most) }

    /// Returns whether it is news to the member that something unsafe is left out: who trains in a chair needn't hear of the legs each time.
    func isNews(_ material: Material) -> Bool { self.news(of: material) != nil }

    /// Returns the first rule that forbids it, but for that of the chair.
    func news(of material: Material) -> SafetyRule? {
        self.rules.first { rule in
            rule.cause.limitation.map { $0 != .wheelchair && $0 != .standing } ?? true
                && material.barredBy.contains(rule.id)
        }
    }

    /// Returns the first rule that forbids it at any pace.
    func rule(against material: Material) -> SafetyRule? {
        self.rules.first { material.barredBy.contains($0.id) }
    }

    /// Returns the pace in a warm-up or cool-down: never harder than moderate; nil when there is none so easy.
    func easiestPace(of material: Material) -> Exercise.Pace? {
        material.paces.first.flatMap { $0.intensity <= min(.moderate, self.safest) ? $0 : nil }
    }

    /// Returns the pace for the first sets of a lift, with little weight.
    func rampUpPace(of material: Material) -> Exercise.Pace? { self.paces(of: material, upTo: self.hardest).first }

    /// Returns the paces up to an intensity, the easiest first.
    func paces(of material: Material, upTo most: Intensity) -> [Exercise.Pace] {
        let end = min(most, self.safest, self.safest(loading: material)).band.upperBound
        return material.paces.filter { $0.met < end }
    }

    /// Returns the hardest intensity of what loads something that is freshly hurt, however lightly.
    private func safest(loading material: Material) -> Intensity {
        self.restful.map { material.loads[$0.area] > 0 ? $0.most : .hard }.min() ?? .hard
    }
}
