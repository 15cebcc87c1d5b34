package import HealthMath
import Members
import Storage

/// The facts of a member's body; nil means not said.
package struct Body: Sendable, Equatable {
    package let sex: Sex
    package let birthday: CalendarDay
    package var centimetres: Double?
    package var desiredKilograms: Double?
    package var activity: ActivityFactor?
    package var experience: Experience?
    package var aim: FitnessAim?
    /// The latest weight, and its day.
    package var kilograms: Double?
    package var weighedOn: CalendarDay?

    /// Returns whether the member is an adult on a day.
    package func isOfAge(on day: CalendarDay) -> Bool { day.years(since: self.birthday) >= Adulthood.begins }

    /// The input of the formulas; nil while height or weight are missing.
    package var known: KnownBody? {
        guard let centimetres = self.centimetres, let kilograms = self.kilograms else { return nil }
        return KnownBody(
            body: BodyFacts(sex: self.sex, birthday: self.birthday, centimetres: centimetres, kilograms: kilograms),
            activity: self.activity ?? .sedentary,
            desiredKilograms: self.desiredKilograms
        )
    }
}

/// The input of the formulas.
package struct KnownBody: Sendable, Equatable {
    package let body: BodyFacts
    /// The lowest customary factor while none was chosen: too few calories are better than too many.
    package let activity: ActivityFactor
    package let desiredKilograms: Double?
}

extension Body {
    /// The columns that `init(_:)` reads, in its order, of a member joined with their body and latest weight.
    static let columns: SQL = """
        m.gender, m.birthday, b.height_cm, b.desired_kg, b.activity_factor, b.experience, b.fitness_aim, w.kilograms,
        w.day
        """

    init(_ row: SQLRow) throws {
        var columns = row.reader
        self.init(
            sex: try columns.choice(),
            birthday: try columns.parsed("day") { CalendarDay($0) },
            centimetres: try columns.optionalReal(),
            desiredKilograms: try columns.optionalReal(),
            activity: try columns.optionalReal().flatMap(ActivityFactor.init(rawValue:)),
            experience: try columns.optionalText().flatMap(Experience.init(rawValue:)),
            aim: try columns.optionalText().flatMap(FitnessAim.init(rawValue:)),
            kilograms: try columns.optionalReal(),
            weighedOn: try columns.optionalText().flatMap { CalendarDay($0) }
        )
    }
}
