import HealthMath

/// Energy that a member burned by moving.
package struct Burned: Sendable, Equatable {
    let id: String
    let day: CalendarDay
    var exertion: Exertion
    /// In kcal; what it was when it was worked out.
    var kilocalories: Double
    /// How much of it raises the day's allowance, in kcal.
    var credited: Double
    var version: Int64
    /// Whether it belongs to something trained, where it is changed and removed.
    var isTrained = false
    /// What a device counted for the whole day, that day's training with it, in kcal; nil for anything else.
    var sent: Double?

    /// Above what the hardest day of the Tour de France takes, with room; in kcal.
    static let most = 20_000.0
    /// How many a day holds.
    static let mostOfDay = 50

    /// What was done, and so by which way its energy is known.
    struct Exertion: Sendable, Equatable {
        var way: Way
        /// Empty when nobody said.
        var name: String
        var activity: EnergyActivity?
        var minutes: Double?
        /// The average pulse, in beats a minute.
        var beats: Double?
    }

    /// How the energy is known; stable texts: they are stored.
    package enum Way: String, Sendable, CaseIterable {
        case typed, device
        case heartRate = "heart-rate"
        case table, equivalents
    }
}
