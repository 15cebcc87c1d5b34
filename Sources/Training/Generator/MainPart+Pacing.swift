import HealthMath

/// How hard, and in what way, a member does what stands in a slot.
extension MainPart {
    /// The METs below which one begins who gets warm for long.
    static let gentle = 7.0

    /// Returns how the slot is trained by this member: nothing heavy for whom it spares, no bursts where the pulse is to stay even.
    func dose(of slot: BuildSlot, for material: Material) -> BuildDose {
        if slot.dose.isMainLift, material.isLying { return .isolation }
        if slot.dose.isMainLift, self.circumstances.spares(material) { return .assistance }
        guard self.circumstances.staysSteady, material.kind == .cardio else { return slot.dose }
        return slot.dose.isInBursts || slot.dose == .circuit ? .block : slot.dose
    }

    /// Returns the pace in a slot; nil where there is none, and for an easy walk or ride where intervals are asked for: what is no faster
    /// than the way between them is none.
    func pace(
        of material: Material,
        in slot: BuildSlot,
        at intensity: Intensity,
        easier isEasier: Bool
    ) -> Exercise.Pace? {
        guard let pace = self.usualPace(of: material, in: slot, at: intensity, easier: isEasier) else { return nil }
        // Who gets warm for long begins at a walk where others trot.
        if slot.dose == .easy, self.circumstances.warmsUpLong, pace.met >= Self.gentle { return nil }
        let isTurn = slot.dose == .interval && !self.circumstances.staysSteady && material.exercise.madeFor.isEmpty
        return isTurn && material.isContinuous && pace.met < Self.leastBrisk ? nil : pace
    }

    /// The METs from which one goes faster than between intervals.
    ///
    /// 2011 Compendium: 17190 "walking, 2.8 to 3.2 mph, moderate pace" 3.5; 17200 "walking, 3.5 mph, brisk" 4.3.
    private static let leastBrisk = 4.0

    /// Returns one of the METs asked for, or a step below in the second round; else what effort makes of it.
    private func usualPace(
        of material: Material,
        in slot: BuildSlot,
        at intensity: Intensity,
        easier isEasier: Bool
    ) -> Exercise.Pace? {
        let paces = self.circumstances.paces(of: material, upTo: intensity)
        let goal = self.circumstances.facts.goal
        // An athlete's easy day is easy in all it holds, and balance is never quick.
        if slot.dose == .easy || slot.isForLaterYears { return isEasier || goal.isJudgedByEffort ? paces.first : nil }
        let isByEffort =
            self.circumstances.half != .rest && (goal.isLifting || goal.isJudgedByEffort && intensity > .low)
        if isByEffort || slot.dose.isJudgedByEffort && intensity > .low {
            // Steady exercises stay as easy as asked for, whatever the goal.
            let mayBeHarder = slot.dose.isJudgedByEffort || material.kind != .cardio
            // Beside lifts one walks or rides easily.
            if goal.isLifting, !mayBeHarder { return paces.first { $0.intensity <= .moderate } }
            let safe = self.circumstances.paces(of: material, upTo: self.circumstances.hardest)
            return paces.last ?? (mayBeHarder ? safe.first : nil)
        }
        guard isEasier else { return paces.last { $0.intensity == intensity } }
        let easier = paces.last { $0.intensity < intensity && $0.met >= intensity.band.lowerBound - 3 }
        return slot.dose == .circuit && material.kind.isLifted ? easier?.inHardCircuit : easier
    }
}
