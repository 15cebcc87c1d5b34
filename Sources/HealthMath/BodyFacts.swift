/// What the formulas need to know of a member's body today.
package struct BodyFacts: Hashable, Sendable {
    package var sex: Sex
    package var birthday: CalendarDay
    package var centimetres: Double
    package var kilograms: Double

    package init(sex: Sex, birthday: CalendarDay, centimetres: Double, kilograms: Double) {
        self.sex = sex
        self.birthday = birthday
        self.centimetres = centimetres
        self.kilograms = kilograms
    }

    package var bodyMassIndex: BodyMassIndex {
        BodyMassIndex(kilograms: self.kilograms, centimetres: self.centimetres)
    }

    /// Returns kilocalories a day at rest, at the age reached on `day`.
    package func basalMetabolicRate(on day: CalendarDay) -> Double {
        BasalMetabolicRate.kilocalories(
            sex: self.sex,
            kilograms: self.kilograms,
            centimetres: self.centimetres,
            age: day.years(since: self.birthday)
        )
    }
}
