/// How much a member moves: what their rate at rest is multiplied by.
///
/// The raw value is the factor. The five from 1.2 are the customary ones for Mifflin–St Jeor (so Medscape's calculator
/// of that name): steps of convention rather than one study's result, which is why measured expenditure should replace
/// them. `none` is the original formula, which adds nothing for activity.
package enum ActivityFactor: Double, CaseIterable, Hashable, Sendable {
    case none = 1.0
    /// Sitting most of the day, little or no exercise.
    case sedentary = 1.2
    /// Light exercise one to three days a week.
    case light = 1.375
    /// Moderate exercise three to five days a week.
    case moderate = 1.55
    /// Hard exercise six or seven days a week.
    case active = 1.725
    /// Very hard exercise daily, or a physical job as well.
    case veryActive = 1.9
}
