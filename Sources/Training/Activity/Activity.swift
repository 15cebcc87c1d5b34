package import Foundation
package import HealthMath

/// Training that is over: a session done here, an exercise logged by hand, or a device's file.
package struct Activity: Sendable, Equatable {
    package let id: String
    package var day: CalendarDay
    var origin: Origin
    package var title: String
    /// The exercise of a logged activity.
    var exercise: Exercise.ID?
    package var workout: String?
    package var startedAt: Date
    /// Without pauses.
    package var seconds: Double
    var metres: Double?
    package var kilocalories: Double
    package var way: Way
    /// In beats a minute.
    package var averageBeats: Double?
    var highestBeats: Double?
    /// Seconds in each of the five heart rate zones; empty when not measured.
    var zoneSeconds: [Double] = []
    /// The exertion felt, 1 to 10.
    var exertion: Double?
    var fileName: String?
    var version: Int64 = 1
    var sets: [DoneSet] = []

    /// The raw texts are stored and sent, so they never change.
    enum Origin: String, Sendable, CaseIterable { case session, logged, file }

    /// How its energy is known, the best way first; the raw texts are stored and sent, so they never change.
    package enum Way: String, Sendable, CaseIterable {
        case measured, typed
        case heartRate = "heart-rate"
        case table, equivalents
    }

    /// Whether its energy is known: what was done may be logged before height and weight are.
    var isEnergyKnown: Bool { self.kilocalories > 0 || self.way == .typed || self.way == .measured }
}
