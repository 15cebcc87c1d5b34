import HealthMath

/// Energy that a member burned by exercise, as a line of the diary.
package struct Burned: Sendable, Equatable {
    let id: String
    let day: CalendarDay
    var exertion: Exertion
    /// In kcal, as computed when it was written.
    var kilocalories: Double
    /// The part that raises the day's allowance, in kcal.
    var credited: Double
    var version: Int64
    /// Whether the line belongs to an activity of Training, where it is changed and removed.
    var isTrained = false
    /// What a device counted for the whole day, training included, in kcal; nil for other lines.
    var sent: Double?

    /// Whether nobody knows the energy: training without a weight comes with none.
    var isUnknown: Bool { self.isTrained && self.kilocalories == 0 }

    /// The most energy of one line in kcal.
    static let most = Plausible.kilocalories.upperBound
    /// The most lines of a day.
    static let mostOfDay = 50
    /// The longest id, a UUID's; lines of devices and of training have shorter ones.
    static let longestID = 36

    /// The exercise, and how its energy is known.
    struct Exertion: Sendable, Equatable {
        var way: Way
        /// Empty when not given.
        var name: String
        var activity: EnergyActivity?
        var minutes: Double?
        /// The average heart rate, in beats a minute.
        var beats: Double?
    }

    /// How the energy is known; the raw texts are stored, so they never change.
    package enum Way: String, Sendable, CaseIterable {
        case typed, device
        case heartRate = "heart-rate"
        case table, equivalents
    }
}
