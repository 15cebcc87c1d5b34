package import HealthMath

/// Who advice is for, as far as other wings know them.
package struct Eater: Sendable, Equatable {
    package let sex: Sex
    package let birthday: CalendarDay
    /// Nil while height or weight are missing.
    package let bodyMassIndex: BodyMassIndex?
    package let needs: Set<DietaryNeed>
    /// Whether muscle is what they want most.
    package let buildsMuscle: Bool

    package init(
        sex: Sex,
        birthday: CalendarDay,
        bodyMassIndex: BodyMassIndex?,
        needs: Set<DietaryNeed>,
        buildsMuscle: Bool
    ) {
        self.sex = sex
        self.birthday = birthday
        self.bodyMassIndex = bodyMassIndex
        self.needs = needs
        self.buildsMuscle = buildsMuscle
    }
}
