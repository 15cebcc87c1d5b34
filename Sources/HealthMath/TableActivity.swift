/// The activities that have measured calories of their own, at the pace the table was made for.
///
/// The table gives kilocalories an hour for a man of 175 lb and a woman of 140 lb; they grow with the weight. It counts
/// more than the same activities' METs do: walking at 3.5 mph is 5.8 kcal a kilogram and hour here and 4.3 MET in the
/// Compendium of 2011.
package enum TableActivity: String, CaseIterable, Hashable, Sendable {
    /// At 3.5 miles (5.6 km) an hour.
    case walking
    /// At 5.5 miles (8.9 km) an hour.
    case cycling
    case dancing
    case swimming
    /// 7 minutes a mile: 8.6 miles (13.8 km) an hour.
    case running

    /// Returns kilocalories of so many minutes for somebody of this weight, never below zero; `other` is the mean of
    /// both sexes.
    package func kilocalories(sex: Sex, kilograms: Double, minutes: Double) -> Double {
        let pounds = WeightUnit.pound.amount(kilograms: max(kilograms, 0))
        let female = self.perHour.woman * pounds / 140
        let male = self.perHour.man * pounds / 175
        let anHour =
            switch sex {
            case .female: female
            case .male: male
            case .other: (female + male) / 2
            }
        return anHour * max(minutes, 0) / 60
    }

    private var perHour: (man: Double, woman: Double) {
        switch self {
        case .walking, .cycling, .dancing: (460, 370)
        case .swimming: (730, 580)
        case .running: (920, 740)
        }
    }
}
