import Foundation
import HealthMath

/// One training as a device's file records it.
struct WorkoutFile: Sendable, Equatable {
    var sport: Sport = .other
    var startedAt: Date?
    /// Without pauses, where the file tells them apart.
    var seconds = 0.0
    /// From start to end.
    var elapsedSeconds = 0.0
    var metres: Double?
    var averageBeats: Double?
    var highestBeats: Double?
    /// In kcal, by the device.
    var kilocalories: Double?
    var pulse = PulseTimes()
    var laps = 0
    var points = 0

    init() {}

    enum Sport: String, Sendable, CaseIterable {
        case running, cycling, walking, hiking, swimming, rowing, elliptical, strength, yoga, other
    }

    /// The longest training: a device that tells more is wrong.
    static let longest = Plausible.longestTraining
    /// The longest way, in metres.
    static let farthest = 2_000_000.0
    /// The highest mean speed, in metres a second: beyond it a place is wrong.
    static let fastest = 60.0
}

/// Counts the seconds at each heart rate; its size doesn't depend on the file's length.
struct PulseTimes: Sendable, Equatable {
    /// Seconds at each whole heart rate from 0 to 255.
    private(set) var seconds = [Double](repeating: 0, count: 256)
    private(set) var sum = 0.0
    private(set) var count = 0
    private(set) var highest = 0.0
    private var last: (at: Double, beats: Int)?

    init() {}

    /// Adds a measurement; `at` is in seconds since any moment, nil without a time.
    mutating func add(_ beats: Double, at: Double?) {
        guard beats > 0, beats < 256 else { return }
        self.sum += beats
        self.count += 1
        self.highest = max(self.highest, beats)
        guard let at else { return }
        // A gap of more than a minute is a pause, in which the heart rate is unknown.
        if let last, at > last.at, at - last.at <= 60 { self.seconds[last.beats] += at - last.at }
        self.last = (at, Int(beats))
    }

    /// The mean of all measurements, as devices' own programs show it.
    var average: Double? { self.count > 0 ? self.sum / Double(self.count) : nil }

    static func == (one: PulseTimes, other: PulseTimes) -> Bool {
        one.seconds == other.seconds && one.sum == other.sum && one.count == other.count
    }
}
