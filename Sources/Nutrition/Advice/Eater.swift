package import HealthMath

/// The facts of a member that advice needs from other wings.
package struct Eater: Sendable, Equatable {
    package let sex: Sex
    package let birthday: CalendarDay
    /// Nil while height or weight are missing.
    package let bodyMassIndex: BodyMassIndex?
    package let needs: Set<Diet>
    /// What they want most; nil while not said.
    package let aim: FitnessAim?

    package init(
        sex: Sex,
        birthday: CalendarDay,
        bodyMassIndex: BodyMassIndex?,
        needs: Set<Diet>,
        aim: FitnessAim?
    ) {
        self.sex = sex
        self.birthday = birthday
        self.bodyMassIndex = bodyMassIndex
        self.needs = needs
        self.aim = aim
    }

    var buildsMuscle: Bool { self.aim == .buildMuscle || self.aim == .getStronger }
}
