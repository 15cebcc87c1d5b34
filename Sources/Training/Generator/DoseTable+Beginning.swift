extension DoseTable {
    /// Returns the dose of a lift as who begins has it: one to three sets, two at most in later years; any other as it is.
    ///
    /// Novices: one to three sets (Ratamess et al., ACSM, Med Sci Sports Exerc 2009; 41: 687–708); one set is as good as several
    /// for older people who begin (Fragala et al., NSCA, J Strength Cond Res 2019; 33: 2019–2052).
    func begun(_ dose: Dose, of material: Material) -> Dose {
        guard self.level == .beginner, self.goal.isLifting, material.kind.isLifted else { return dose }
        let most = self.isLate ? 2 : 3
        var dose = dose
        dose.sets = min(dose.sets, most)
        dose.setsRange = min(dose.setsRange.lowerBound, most)...most
        return dose
    }

    /// How many lifts a beginner's workout has at most; nil where time alone says it.
    ///
    /// Eight to ten exercises are what is usual for all larger groups of muscles (Garber et al., ACSM, Med Sci Sports Exerc 2011; 43:
    /// 1334–1359); that less than an hour and a half has six, and walking and mobility the rest of it, is our choice.
    var mostLifts: Int? {
        self.level == .beginner && self.goal.isLifting ? self.minutes < 90 ? 6 : 8 : nil
    }
}
