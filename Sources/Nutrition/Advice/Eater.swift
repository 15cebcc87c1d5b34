import FoodCatalogue
package import HealthMath

/// The facts of a member that advice needs from other wings.
package struct Eater: Sendable, Equatable {
    package let sex: Sex
    package let birthday: CalendarDay
    /// Nil while height or weight are missing.
    package let bodyMassIndex: BodyMassIndex?
    package let needs: Set<Diet>
    /// The member's main aim; nil while they didn't say it.
    package let aim: FitnessAim?
    package let isPregnant: Bool

    package init(
        sex: Sex,
        birthday: CalendarDay,
        bodyMassIndex: BodyMassIndex?,
        needs: Set<Diet>,
        aim: FitnessAim?,
        isPregnant: Bool = false
    ) {
        self.sex = sex
        self.birthday = birthday
        self.bodyMassIndex = bodyMassIndex
        self.needs = needs
        self.aim = aim
        self.isPregnant = isPregnant
    }

    /// The foods that aren't proposed to this member whatever their diet.
    var unsafe: Set<Food.ID> { self.isPregnant ? Self.unsafeInPregnancy : [] }

    /// The foods of our tables that may carry listeria: cold-smoked fish and soft goat cheese that isn't cooked
    /// (NHS, "Foods to avoid in pregnancy", 2023).
    private static let unsafeInPregnancy: Set<Food.ID> = ["usda-15077", "usda-01159"]

    var buildsMuscle: Bool { self.aim == .buildMuscle || self.aim == .getStronger }
}
