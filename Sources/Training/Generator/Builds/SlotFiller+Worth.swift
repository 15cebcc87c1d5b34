import HealthMath

/// How well a lift serves a member by how easy or hard it is.
extension SlotFiller {
    /// Returns more for the legs' work that was made for first steps, for whom those are right: up from a chair before
    /// a free squat.
    func firstStep(of material: Material, in slot: BuildSlot) -> Double {
        if self.circumstances.risesFromChair, material.isRise, !self.circumstances.isEquippedGym { return 4 }
        guard self.circumstances.audiences.contains(.firstSteps), material.exercise.madeFor.contains(.firstSteps),
            !slot.dose.isMainLift, material.exercise.pattern == .squat || material.exercise.pattern == .lunge
        else { return 0 }
        return 2
    }

    /// Returns more for a bend of the knees where one is meant, for whose knees have hurt for long: else a hinge with a weight is worth more than
    /// a half squat, and the thighs that carry the knees have nothing to do.
    ///
    /// Strength of the muscles around the joint is core treatment of osteoarthritis (NICE guideline NG226, 2022).
    func bend(of material: Material, in slot: BuildSlot) -> Double {
        let bends: Set<MovementPattern> = [.squat, .lunge]
        let isMeant = bends.contains(material.exercise.pattern) && !bends.isDisjoint(with: slot.patterns)
        return isMeant && self.circumstances.hasSoreKnees ? 4.5 : 0
    }

    /// Returns how much it is too easy for the practised who want an effort.
    ///
    /// Push-ups on knees or at a counter are too easy while the whole body may be pushed up; plain push-ups are too easy for
    /// members who did them for years, who get harder kinds, and anybody's who lifts for strength or muscle.
    func misfit(of material: Material) -> Double {
        let exercise = material.exercise
        guard material.isLift, !exercise.weighted, self.circumstances.facts.level == .advanced,
            !self.circumstances.spares(material)
        else { return 0 }
        guard self.circumstances.request.intensity > .low, exercise.level == .beginner else { return 0 }
        if !material.pushesWholeBody, exercise.harder.contains(where: self.wholeIDs.contains) { return 2.4 }
        let facts = self.circumstances.facts
        let isHard = self.circumstances.request.intensity >= .vigorous
        let (lifts, isSeasoned) = (facts.goal.isLifting, facts.experience == .seasoned)
        guard isHard && (lifts || isSeasoned) || lifts && isSeasoned else { return 0 }
        // Legs and hips that one bends or lifts without an effort are a beginner's, however lucky and usual.
        if material.side == .legs, material.paces.allSatisfy({ $0.intensity < .vigorous }) { return self.variety + 1.2 }
        return exercise.harder.contains(where: self.hardIDs.contains) ? 2.4 : 0
    }

    /// Returns how much a hard version is worth: without weights it is what makes few repetitions an effort; where
    /// there are some they are the load of legs, pushes and pulls.
    ///
    /// Whom safety or a fresh injury has lift with repetitions to spare isn't challenged.
    func challenge(of material: Material, in slot: BuildSlot) -> Double {
        if self.circumstances.spares(material) { return material.exercise.weighted ? 0 : -1 }
        if material.stopsAtBalance { return slot.dose.isLift ? -1.5 : 0 }
        guard !self.circumstances.isEquippedGym, !material.exercise.weighted, material.exercise.measure == .reps,
            slot.gear.allSatisfy({ $0 == .bands }), !self.hasWeights || material.exercise.pattern.side == nil
        else { return 0.3 }
        return switch self.circumstances.request.intensity {
        case .low: 0
        case .moderate: self.circumstances.facts.goal.isLifting ? 1.2 : 0.3
        case .vigorous, .hard: 2.4
        }
    }
}
