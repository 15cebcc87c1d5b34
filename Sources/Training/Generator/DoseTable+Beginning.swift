extension DoseTable {
    /// Returns the dose of a lift as who begins has it; any other as it is.
    func begun(_ dose: Dose, of material: Material, asMainLift isMain: Bool = false) -> Dose {
        // The fifth set for the belly is what a walk, a ride or another lift does better; the number is ours.
        var dose = material.kind == .trunk ? dose.limited(to: 4) : dose
        guard material.kind.isLifted, let usual = self.usualSets(ofMainLift: isMain) else { return dose }
        dose.sets = min(dose.sets, usual)
        // A third set comes before a tenth exercise, but not in later years.
        let most = self.isLate ? max(usual, 2) : max(usual, 3)
        let least = min(dose.setsRange.lowerBound, usual)
        dose.setsRange = least...max(min(dose.setsRange.upperBound, most), least)
        if self.isLate { dose.rest = min(dose.rest, Self.lateRest) }
        return dose
    }

    /// Returns the sets of a lift that who begins starts with; nil where time alone says it.
    ///
    /// Who begins has three at most, in an hour's circuit four; in the first weeks two of what goes with the main lifts while that fills the time, and in
    /// later years two of each; in circuits two for whom it is new in later years.
    /// Novices: one to three sets (Ratamess et al., ACSM, Med Sci Sports Exerc 2009; 41: 687–708); one set is as good as several
    /// for older people who begin (Fragala et al., NSCA, J Strength Cond Res 2019; 33: 2019–2052).
    private func usualSets(ofMainLift isMain: Bool) -> Int? {
        guard self.level == .beginner else { return nil }
        if self.goal.isLifting { return self.isLate || self.isNew && !isMain ? 2 : 3 }
        if self.isLate { return self.isNew ? 2 : 3 }
        return self.minutes < 60 ? 3 : 4
    }

    /// The rest between lifts of who begins in later years, in seconds: far from failure, nobody needs two minutes.
    ///
    /// A minute to three is usual for older people (Izquierdo et al., International exercise recommendations in older adults, J Nutr
    /// Health Aging 2021; 25: 824–853); where in that is our choice.
    private static let lateRest = 80

    /// How many lifts a beginner's workout has at most; nil where time alone says it.
    ///
    /// Eight to ten exercises are what is usual for all larger groups of muscles (Garber et al., ACSM, Med Sci Sports Exerc 2011; 43:
    /// 1334–1359), so an hour has eight and an hour and a half nine, beside a walk and a flow; that less than an hour has six is our choice.
    var mostLifts: Int? {
        guard self.level == .beginner, self.goal.isLifting else { return nil }
        return self.minutes < 60 ? 6 : self.minutes < 90 ? 8 : 9
    }
}
