package import HealthMath

/// What a proposal minds of a member.
package struct GoalFacts: Sendable, Equatable {
    /// Nil when not said.
    package let kilograms: Double?
    package let bodyMassIndex: BodyMassIndex?
    package let isOfAge: Bool
    package let isPregnant: Bool
    /// Whether something hurts, the heart is ill, or what they said of it can't be read.
    package let isUnwell: Bool
    package let usesWheelchair: Bool

    package init(
        kilograms: Double?,
        bodyMassIndex: BodyMassIndex?,
        isOfAge: Bool,
        isPregnant: Bool,
        isUnwell: Bool,
        usesWheelchair: Bool
    ) {
        self.kilograms = kilograms
        self.bodyMassIndex = bodyMassIndex
        self.isOfAge = isOfAge
        self.isPregnant = isPregnant
        self.isUnwell = isUnwell
        self.usesWheelchair = usesWheelchair
    }

    /// Whether a goal is never above what they usually do.
    var goesEasy: Bool { !self.isOfAge || self.isPregnant || self.isUnwell || self.isUnderweight }

    /// Young, pregnant or underweight members count no burnt calories, and wheelchair users no steps.
    var kinds: [MonthlyGoalKind] {
        let countsEnergy = self.isOfAge && !self.isPregnant && !self.isUnderweight
        return MonthlyGoalKind.allCases.filter { $0 == .calories ? countsEnergy : !self.usesWheelchair }
    }

    private var isUnderweight: Bool { self.bodyMassIndex?.band == .underweight }
}
