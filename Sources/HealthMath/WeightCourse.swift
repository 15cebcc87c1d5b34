/// The straight line from one weight on one day to another weight on another day.
package struct WeightCourse: Hashable, Sendable {
    package var startKilograms: Double
    package var targetKilograms: Double
    package var startDay: CalendarDay
    package var targetDay: CalendarDay

    package init(
        startKilograms: Double,
        targetKilograms: Double,
        startDay: CalendarDay,
        targetDay: CalendarDay
    ) {
        self.startKilograms = startKilograms
        self.targetKilograms = targetKilograms
        self.startDay = startDay
        self.targetDay = targetDay
    }

    package var days: Int { self.targetDay.days(since: self.startDay) }

    /// How fast the weight changes, negative when losing.
    ///
    /// Means nothing unless `days` is at least 1.
    package var kilogramsPerWeek: Double {
        (self.targetKilograms - self.startKilograms) * 7 / Double(self.days)
    }

    /// The kilocalories a day above what the body uses, negative when losing.
    ///
    /// Means nothing unless `days` is at least 1.
    package var surplus: Double {
        let pounds = WeightUnit.pound.amount(kilograms: self.targetKilograms - self.startKilograms)
        return pounds * WeightCourse.kilocaloriesPerPound / Double(self.days)
    }

    /// The energy in a pound of body weight.
    ///
    /// Wishnofsky, "Caloric equivalents of gained or lost weight", Am J Clin Nutr 1958; 6: 542–546.
    package static let kilocaloriesPerPound = 3500.0

    package static let kilocaloriesPerKilogram = kilocaloriesPerPound / WeightUnit.pound.kilograms
}
