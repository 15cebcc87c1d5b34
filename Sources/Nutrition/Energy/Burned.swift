package import HealthMath

/// Energy that a member burned by moving.
package struct Burned: Sendable, Equatable {
    package let id: String
    package let day: CalendarDay
    package internal(set) var exertion: Exertion
    /// In kcal; what it was when it was worked out.
    package internal(set) var kilocalories: Double
    /// How much of it raises the day's allowance, in kcal.
    package internal(set) var credited: Double
    package internal(set) var version: Int64
    /// Whether it belongs to something trained, where it is changed and removed.
    package internal(set) var isTrained = false
    /// What a device counted for the whole day, that day's training with it, in kcal; nil for anything else.
    package internal(set) var sent: Double?

    /// Above what the hardest day of the Tour de France takes, with room; in kcal.
    package static let most = 20_000.0
    /// How many a day holds.
    static let mostOfDay = 50

    /// What was done, and so by which way its energy is known.
    package struct Exertion: Sendable, Equatable {
        package var way: Way
        /// Empty when nobody said.
        package var name: String
        package var activity: EnergyActivity?
        package var minutes: Double?
        /// The average pulse, in beats a minute.
        package var beats: Double?
    }

    /// How the energy is known; stable texts: they are stored.
    package enum Way: String, Sendable, CaseIterable {
        case typed, device
        case heartRate = "heart-rate"
        case table, equivalents
    }
}
