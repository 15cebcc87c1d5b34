/// Why a weight goal is refused, with the numbers its page tells the member.
package enum GoalDanger: Hashable, Sendable {
    /// The target day is not after the start day.
    case noTime
    /// Weight would change by `kilogramsPerWeek` (negative when losing), more than `most` either way.
    case tooFast(kilogramsPerWeek: Double, most: Double)
    /// It would leave `kilocalories` a day to eat, less than `least`.
    case tooLittleFood(kilocalories: Double, least: Double)
    /// One weekday would leave `kilocalories` to eat, less than `least`.
    case tooLittleFoodOn(Weekday, kilocalories: Double, least: Double)
    /// The target weight is underweight; `leastKilograms` is the lightest that is not.
    case tooLight(bodyMassIndex: Double, leastKilograms: Double)
}
