/// What a body burns at rest.
package enum BasalMetabolicRate {
    /// Returns kilocalories a day by Mifflin–St Jeor.
    ///
    /// Mifflin, St Jeor et al., "A new predictive equation for resting energy expenditure in healthy individuals",
    /// Am J Clin Nutr 1990; 51: 241–247, in its rounded form. Measured on people of 19 to 78 years. `other` is the
    /// mean of both sexes.
    package static func kilocalories(sex: Sex, kilograms: Double, centimetres: Double, age: Int) -> Double {
        let shared = 10 * kilograms + 6.25 * centimetres - 5 * Double(age)
        return switch sex {
        case .female: shared - 161
        case .male: shared + 5
        case .other: shared + (5.0 - 161.0) / 2
        }
    }
}
