import HealthMath

/// Energy that a member burned by moving.
package struct Burned: Sendable, Equatable {
    let id: String
    let day: CalendarDay
    var exertion: Exertion
    /// In kcal, as worked out when it was written.
    var kilocalories: Double
    /// How much of it raises the day's allowance, in kcal.
    var credited: Double
    var version: Int64
    /// Whether it belongs to something trained, where it is changed and removed.
    var isTrained = false
    /// What a device counted for the whole day, that day's training with it, in kcal; nil for anything else.
    var sent: Double?

    /// The most that one line may hold, in kcal: more than the hardest day of the Tour de France takes.
    static let most = 20_000.0
    /// How many lines a day holds.
    static let mostOfDay = 50

    /// What was done, and how its energy is known.
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
