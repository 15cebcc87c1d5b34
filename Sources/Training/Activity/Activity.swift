package import Foundation
package import HealthMath

/// Training that is over: a session conducted here, an exercise logged by hand, or a file of a device.
package struct Activity: Sendable, Equatable {
    package let id: String
    package var day: CalendarDay
    var origin: Origin
    package var title: String
    /// The one exercise of a logged one.
    var exercise: Exercise.ID?
    package var workout: String?
    package var startedAt: Date
    /// Pauses left out.
    package var seconds: Double
    var metres: Double?
    package var kilocalories: Double
    package var way: Way
    /// In beats a minute.
    package var averageBeats: Double?
    var highestBeats: Double?
    /// Seconds in each of the five zones; empty when not measured.
    var zoneSeconds: [Double]
    /// As felt, 1 to 10.
    var exertion: Double?
    var fileName: String?
    var version: Int64
    var sets: [DoneSet]

    /// Stable texts: they are stored and sent.
    enum Origin: String, Sendable, CaseIterable { case session, logged, file }

    /// How its energy is known, the best first; stable texts: they are stored and sent.
    package enum Way: String, Sendable, CaseIterable {
        case measured, typed
        case heartRate = "heart-rate"
        case table, equivalents
    }

    init(
        id: String,
        day: CalendarDay,
        origin: Origin,
        title: String,
        exercise: Exercise.ID? = nil,
        workout: String? = nil,
        startedAt: Date,
        seconds: Double,
        metres: Double? = nil,
        kilocalories: Double,
        way: Way,
        averageBeats: Double? = nil,
        highestBeats: Double? = nil,
        zoneSeconds: [Double] = [],
        exertion: Double? = nil,
        fileName: String? = nil,
        version: Int64 = 1,
        sets: [DoneSet] = []
    ) {
        self.id = id
        self.day = day
        self.origin = origin
        self.title = title
        self.exercise = exercise
        self.workout = workout
        self.startedAt = startedAt
        self.seconds = seconds
        self.metres = metres
        self.kilocalories = kilocalories
        self.way = way
        self.averageBeats = averageBeats
        self.highestBeats = highestBeats
        self.zoneSeconds = zoneSeconds
        self.exertion = exertion
        self.fileName = fileName
        self.version = version
        self.sets = sets
    }
}
