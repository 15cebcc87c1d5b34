import HealthMath

/// What a member does better with something else, though no rule of safety forbids it.
extension Circumstances {
    /// Returns a dose of a lift, or of a flow, in three sets at most while anything is freshly hurt, of a lift in four of what this member
    /// spares.
    ///
    /// The numbers are our choice: who mends doesn't lift one thing twenty times, nor more of the others for it, and what is lifted ten
    /// times with some to spare comes with other lifts rather than with a fifth set.
    func spared(_ dose: Dose, of material: Material) -> Dose {
        if self.hasFreshInjury, material.kind.isLifted || material.isFlow { return dose.limited(to: 3) }
        guard material.kind.isLifted else { return dose }
        return self.facts.goal.isLifting && self.spares(material) ? dose.limited(to: 4) : dose
    }

    /// What belongs before and after the work, so that what the rules spare gets well again.
    ///
    /// What was operated on is moved when and as who operated says.
    var mendings: [SafetyRule.Mending] {
        let operated = self.facts.injuries.filter { $0.kind == .surgery }.map(\.area)
        return self.rules.filter { rule in !operated.contains { $0 == rule.cause.area } }.compactMap(\.mends)
    }

    /// Returns whether one moves in a seat while a leg is freshly hurt, and stretches there while a foot or an ankle carries nobody, without
    /// loading what is freshly hurt.
    ///
    /// Arms raise the pulse then, seated or standing still: steps in time to music turn on the knee, and slow ones raise nothing. A gym has
    /// machines for that, which a fresh foot alone can't use.
    func restsLegs(with material: Material) -> Bool {
        guard self.facts.injuries.contains(where: { $0.kind.isAcute && $0.area.isOfLegs }) else { return false }
        let isOwn = { (audience: Audience) in material.exercise.madeFor.contains(audience) }
        let isAtHand = self.facts.restsFeet || !self.isEquippedGym || material.exercise.equipment != .none
        let moves = material.kind == .cardio && (isOwn(.seat) || isOwn(.rehab)) && isAtHand
        let stretches = material.kind == .supple && isOwn(.seat) && self.facts.restsFeet
        return (moves || stretches) && !self.loadsFreshInjury(material)
    }

    /// Returns whether it is a hinge with a hand on something, for whom that is the right one: in later years, and who gets dizzy.
    func holdsOn(in material: Material) -> Bool {
        material.exercise.pattern == .hinge && material.exercise.madeFor.contains(.firstSteps)
            && (self.beginsLate || self.goesDownOnce)
    }

    /// Returns how much a beginner in later years does better with something else: what sinks deep, lunges, what one kneels for,
    /// what hands and feet carry on the floor, and trunk work that bends or turns the spine over and over (Sinaki and Mikkelsen,
    /// Postmenopausal spinal osteoporosis: flexion versus extension exercises, Arch Phys Med Rehabil 1984; 65: 593–596); a heavy
    /// one, and one who gets dizzy, with anything that isn't done on the floor; who is new to it with trunk work that doesn't turn.
    func burden(of material: Material) -> Double {
        let traits = material.exercise.traits
        let sparesFloor = (self.sparesFloor || self.goesDownOnce) && traits.contains(.floor)
        let turns = self.isNew && material.kind == .trunk && traits.contains(.twisting)
        // The whole body on hands and toes, and a lunge, come after what stands on both feet.
        let isAhead =
            self.beginsOnBothFeet && material.exercise.madeFor.isEmpty
            && (material.exercise.position == .onHandsAndFeet || self.isFreeLunge(material))
        // A back that has hurt for long rows with a hand on something before it holds the trunk in the air.
        let holdsTrunk = self.hasSoreBack && material.side == .pull && material.exercise.load(on: .lowerBack) > 1
        // Nobody lies down in the grass in the middle of a walk while anything upright does.
        let lies =
            !self.facts.goal.isLifting && self.liesOnBareGround(material)
            && material.exercise.position != .onHandsAndFeet
        let floor =
            (sparesFloor ? 2.5 : 0) + (turns ? 1.5 : 0) + (isAhead ? 1.5 : 0) + (holdsTrunk ? 1.5 : 0)
            + (lies ? 2.5 : 0) + self.steepness(of: material)
        guard self.beginsLate, material.exercise.madeFor.isEmpty else { return floor }
        let isDeep =
            material.kind == .supple && traits.contains { [.deepKnees, .bending, .inverted].contains($0) }
            || traits.contains(.kneeling)
            || material.kind == .trunk
                && (traits.contains(.bending) || traits.contains(.twisting)
                    || material.exercise.load(on: .lowerBack) > 1)
        // What is done on one leg without training balance comes after what stands on both.
        let isUnsteady = material.kind != .balance && traits.contains(.balance)
        // What crosses the feet or goes on tiptoe comes after what stands.
        let wanders = material.kind == .balance && (material.paces.first?.intensity ?? .low) > .low
        return floor + (isDeep || wanders || isUnsteady ? 1.5 : 0)
            + (isUnsteady && material.kind == .supple ? 1 : 0)
    }

    /// Returns whether trunk work bends or turns the spine over and over, for whom it is to be held first: in later years who hasn't trained
    /// for years (Sinaki and Mikkelsen 1984, as above), who says that all of it is new, or gets dizzy.
    ///
    /// A hard pace leaves no choice between few exercises, so what is worth less isn't enough.
    func sparesSpine(from material: Material) -> Bool {
        let exercise = material.exercise
        guard self.isUnusedToPower || self.facts.experience == .new || self.goesDownOnce,
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
        if self.beginsOnBothFeet, self.isFreeLunge(material) || material.exercise.id.hasSuffix("burpee") { return true }
        // Nobody bows to the floor in later years, or lies down in a park without a mat.
        if self.beginsLate, material.exercise.traits.contains(.inverted) || self.liesOnBareGround(material) {
            return true
        }
        // Beside lifts nothing is quick in later years, and from 70 on one runs only if one asks for it, and lunges onto no free leg.
        if self.beginsLate, self.facts.goal.isLifting, material.kind == .power { return true }
        if self.risesFromChair, self.isForLater(material) { return true }
        return material.kind == .power && self.audiences.contains(.firstSteps) && !self.audiences.contains(.seat)
    }

    /// Returns whether a beginner from 70 on does it only when asked for, or later.
    private func isForLater(_ material: Material) -> Bool {
        let asksForRun = self.request.kind.map { [.run, .intervals, .hills].contains($0) } ?? false
        return material.exercise.traits.contains(.impact) && !asksForRun
    }

    /// Returns whether it is a lunge that nothing but the other foot steadies; a step up is none.
    private func isFreeLunge(_ material: Material) -> Bool {
        let exercise = material.exercise
        let isLunge = exercise.pattern == .lunge && exercise.id != "step-up" || exercise.id == "lunge-with-rotation"
        return isLunge && exercise.traits.contains(.balance)
    }

    private func liesOnBareGround(_ material: Material) -> Bool {
        self.request.place == .outdoors && material.exercise.traits.contains(.floor)
            && self.request.gear?.contains(.mat) != true
    }

    /// Returns whether a member does it later, or never: intervals don't suit those whose pulse is to stay even.
    func comesLater(_ material: Material, knowing recent: RecentTraining) -> Bool {
        if self.staysSteady, material.exercise.id == "walking-intervals" { return true }
        if self.hasSoreLegs, Self.stairs.contains(material.exercise.id) { return true }
        return self.sparesSpine(from: material) || self.isAfterFirstSteps(material)
            || self.hangsUntried(material, knowing: recent)
    }

    /// What climbs stairs for minutes, which comes to sore knees and hips by their own choice alone, for a bicycle or an elliptical trainer does
    /// the same: each step bears 3.2 times the body's weight on a knee where walking has 2.6 (Kutzner et al., J Biomech 2010; 43: 2164–2173), and
    /// eight times as much behind the kneecap (Costigan, Deluzio and Wyss, Gait Posture 2002; 16: 31–37).
    private static let stairs: Set<Exercise.ID> = ["stair-machine", "stair-walk"]

    /// Returns whether it hangs the body from a bar, and nobody knows yet that this member can: the whole body is pulled up by who has
    /// trained for years or did so of late, and in later years, with a heart condition, thin bones or a body mass index of 30 only
    /// who did of late hangs at all.
    ///
    /// Pulldowns come first where a pull-up isn't sure (Haff and Triplett, NSCA Essentials, 4th ed. 2016, ch. 15); the lines are our choice.
    private func hangsUntried(_ material: Material, knowing recent: RecentTraining) -> Bool {
        let exercise = material.exercise
        guard exercise.level == .advanced, recent.daysAgo[exercise.id] == nil else { return false }
        // Arms alone carry the body in a dip, too.
        if self.sparesHanging, exercise.id.hasSuffix("dip") { return true }
        guard exercise.position == .hanging else { return false }
        return self.sparesHanging || Self.wholePulls.contains(exercise.id) && self.facts.experience != .seasoned
    }

    /// Pull-ups of the whole body without help.
    private static let wholePulls: Set<Exercise.ID> = [
        "pull-up", "chin-up", "muscle-up", "weighted-pull-up", "weighted-chin-up",
    ]

    private var sparesHanging: Bool {
        self.isInLaterYears || !Set(self.facts.conditions).isDisjoint(with: [.heart, .osteoporosis])
            || self.facts.body.map { $0.bodyMassIndex.value >= 30 } ?? false
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

    /// Whether the lower back has hurt for long.
    var hasSoreBack: Bool { self.facts.injuries.contains { !$0.kind.isAcute && $0.area == .lowerBack } }

    /// Whether the trunk is to hold the lower back, which hurts or did: bird dogs, dead bugs, side planks and their like.
    ///
    /// Exercise eases backs that have hurt for long (Hayden et al., Cochrane Database Syst Rev 2021; 9: CD009790), and these train
    /// what holds the spine while they load it little (Callaghan, Gunning and McGill, Phys Ther 1998; 78: 8–18). A back that was operated on
    /// is trained when and as who operated says.
    var bracesBack: Bool {
        self.facts.injuries.contains { $0.area == .lowerBack && $0.kind != .surgery }
    }

    /// Whether an ankle or a foot has hurt for long, and none is freshly hurt: then calves and balance teach it to hold.
    ///
    /// Balance training after a sprain halves further ones (Verhagen et al., Am J Sports Med 2004; 32: 1385–1393; Doherty et al., Br J
    /// Sports Med 2017; 51: 113–125).
    var steadiesAnkles: Bool {
        !self.facts.restsFeet
            && self.facts.injuries.contains { !$0.kind.isAcute && [.ankle, .foot].contains($0.area) }
    }

    /// Whether knees, or joints, have hurt for long, and none is freshly hurt.
    var hasSoreKnees: Bool {
        let knees = self.facts.injuries.filter { $0.area == .knee }
        return (self.facts.conditions.contains(.joints) || !knees.isEmpty) && knees.allSatisfy { !$0.kind.isAcute }
    }

    /// Whether knees, hips or joints have hurt for long.
    var hasSoreLegs: Bool {
        self.facts.conditions.contains(.joints)
            || self.facts.injuries.contains { !$0.kind.isAcute && ($0.area == .knee || $0.area == .hip) }
    }
}

extension DoseTable {
    /// The doses of a member's workout.
    init(for circumstances: Circumstances) {
        self.init(
            goal: circumstances.facts.goal,
            level: circumstances.facts.level,
            minutes: circumstances.request.minutes,
            isLate: circumstances.beginsLate,
            isNew: circumstances.isNew,
            isSpared: circumstances.safest < .hard || circumstances.isInLaterYears || circumstances.hasSoreLegs
                || circumstances.hasSoreBack,
            isGradual: circumstances.warmsUpLong
        )
    }
}
