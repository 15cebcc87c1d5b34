import HealthMath

/// The conditions of a workout: the request, the member's facts and the day, with the rules that follow from them.
///
/// It is a class because it is large and used for every exercise.
final class Circumstances: Sendable {
    let request: WorkoutRequest
    /// The minutes that were asked for, before they were cut to what this member begins with.
    let askedMinutes: Int
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
    /// Whether nobody lands or bends under the pulse any more, however long they have trained.
    private let sparesLanding: Bool
    /// Whether one rises from a chair before squatting freely.
    let risesFromChair: Bool
    /// Whether one stays on both feet at first: lunges come later.
    let beginsOnBothFeet: Bool
    /// Whether one changes between upright and lying as seldom as can be: heads that turn dizzy do so in getting up.
    let goesDownOnce: Bool
    /// Whether a rule of safety, or the cycle, has repetitions kept in reserve, whatever is lifted.
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
    /// The areas, by their places among all, of which what loads them stays below so many METs.
    private let restful: [(area: Int, most: Double)]

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
        self.askedMinutes = request.minutes
        request.minutes = min(request.minutes, facts.longestWorkout(on: day))
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
        self.sparesFloor = (facts.isHeavy || facts.isVeryHeavy) && !facts.limitations.contains(.standing)
        self.isInLaterYears = facts.isInLaterYears(on: day)
        self.sparesLanding = facts.sparesLanding(on: day)
        self.risesFromChair = facts.risesFromChair(on: day)
        self.beginsOnBothFeet = facts.beginsOnBothFeet(on: day)
        self.rules = safety.rules(for: facts, on: day)
        self.goesDownOnce = facts.conditions.contains(.dizziness)
        self.cycle = CycleAdvice(facts, on: day)
        self.keepsReserve = self.cycle.most < .hard || self.rules.contains(where: \.sparesLifts)
        self.strictest = self.rules.filter { $0.mostIntensity != nil }
            .min { ($0.mostIntensity ?? .hard, $0.id) < ($1.mostIntensity ?? .hard, $1.id) }
        self.safest = self.strictest?.mostIntensity ?? .hard
        self.beginning = facts.beginning(on: day, over: request.minutes)
        self.restful = self.rules.compactMap { rule in
            guard let most = rule.mostMETsLoading,
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
        // A home has a chair.
        if self.risesFromChair, material.isRise, self.request.place == .home { return true }
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
        let lands = material.exercise.traits.contains(.impact) && !material.isContinuous
        if lands, self.beginsOnBothFeet || self.sparesLanding { return .forOthers }
        if self.isUnusedToPower, material.leapsOrSnatches { return .forOthers }
        if self.risesFromChair, material.isRise { return .usual }
        if !material.exercise.madeFor.isEmpty {
            let isOwn =
                material.exercise.madeFor.contains { self.audiences.contains($0) } || self.isMending(material.exercise)
                || self.restsLegs(with: material) || self.holdsOn(in: material)
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

    /// Whether anything is freshly hurt.
    var hasFreshInjury: Bool { self.facts.injuries.contains { $0.kind.isAcute } }

    /// Returns whether what is freshly hurt has a part in it, however little: then nobody lifts few and heavy, or near
    /// to failure.
    ///
    /// It is our choice: the rules of safety say what may be done, this says how hard.
    func loadsFreshInjury(_ material: Material) -> Bool {
        self.facts.injuries.contains { $0.kind.isAcute && material.exercise.load(on: $0.area) > 0 }
    }

    /// Returns whether it is lifted ten times rather than heavy, with three repetitions in reserve: for a fresh injury, for
    /// what has hurt for long and has more than a little part in it, for whom safety or the cycle keeps below hard, and
    /// for bones that break easily until a doctor agreed to heavy weights.
    ///
    /// Ten is our choice. People with heart disease are asked for 8 to 15 repetitions (Circulation 2011; 123: 87–97,
    /// table 3, doi 10.1161/CIRCULATIONAHA.109.881888), in pregnancy for light weights and 12 to 15 without undue
    /// fatigue (omicsonline.org, 2157-7595-6-220, table 5), so nobody lifts few and heavy. What keeps the breath below hard, as with
    /// asthma, leaves the weights alone: airways narrow with minutes of hard breathing (Parsons et al. 2013, as below).
    func spares(_ material: Material) -> Bool {
        self.keepsReserve || self.loadsFreshInjury(material)
            || self.facts.injuries.contains { !$0.kind.isAcute && material.exercise.load(on: $0.area) > 1 }
    }

    /// Whether all of it is new to somebody; who never said how long they trained is taken for new.
    var isNew: Bool { self.facts.level == .beginner && (self.facts.experience ?? .new) == .new }

    /// Whether somebody begins in later years: without jumps, and with bends that aren't deep.
    var beginsLate: Bool { self.isInLaterYears && self.facts.level == .beginner }

    /// Whether jumps and snatches come as no news only to who has trained for years, in later years, or to nobody, from 70 on.
    var isUnusedToPower: Bool { self.isInLaterYears && self.facts.experience != .seasoned || self.sparesLanding }

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

    /// Whether one gets warm for ten minutes and more, and begins below what is vigorous, as with asthma.
    ///
    /// Ten to fifteen minutes, as a wide, slow beginning lets the airways narrow less (Parsons et al., American Thoracic Society, An official clinical
    /// practice guideline: exercise-induced bronchoconstriction, Am J Respir Crit Care Med 2013; 187: 1016–1027).
    var warmsUpLong: Bool { self.request.intensity > .low && self.rules.contains { $0.warmsUpLong } }

    /// The hardest that safety and the cycle allow.
    var hardest: Intensity { min(self.safest, self.cycle.most) }

    /// Returns whether it is news to the member that something unsafe is left out: who trains in a chair needn't hear of the legs each time.
    func isNews(_ material: Material) -> Bool { self.news(of: material) != nil }

    /// Returns the first rule that forbids it; nil where that of the chair does, too.
    func news(of material: Material) -> SafetyRule? {
        let barring = self.rules.filter { material.barredBy.contains($0.id) }
        let isKnown = barring.contains { $0.cause.limitation == .wheelchair || $0.cause.limitation == .standing }
        return isKnown ? nil : barring.first
    }

    /// Returns the first rule that forbids it at any pace.
    func rule(against material: Material) -> SafetyRule? {
        self.rules.first { material.barredBy.contains($0.id) }
    }

    /// Returns the pace in a warm-up or cool-down: never harder than moderate; nil when there is none so easy.
    func easiestPace(of material: Material) -> Exercise.Pace? {
        material.paces.first.flatMap {
            $0.intensity <= min(.moderate, self.safest) && $0.met < self.mostMETs(of: material) ? $0 : nil
        }
    }

    /// Returns the pace for the first sets of a lift, with little weight.
    func rampUpPace(of material: Material) -> Exercise.Pace? { self.paces(of: material, upTo: self.hardest).first }

    /// Returns the paces up to an intensity, the easiest first.
    func paces(of material: Material, upTo most: Intensity) -> [Exercise.Pace] {
        let end = min(min(most, self.safest).band.upperBound, self.mostMETs(of: material))
        return material.paces.filter { $0.met < end }
    }

    /// Returns the METs below which it stays, because it loads something that is freshly hurt, however lightly.
    private func mostMETs(of material: Material) -> Double {
        self.restful.filter { material.loads[$0.area] > 0 }.map(\.most).min() ?? .infinity
    }
}
