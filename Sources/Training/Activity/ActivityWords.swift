import HealthMath
import Members

/// Writes an activity's facts for people.
enum ActivityWords {
    /// Returns text such as "45 min", "1 h 5 min", "40 s"; empty when no time is known.
    static func time(_ seconds: Double) -> String {
        if seconds < 0.5 { return "" }
        let minutes = Int((seconds / 60).rounded())
        if seconds < 60 { return "\(Int(seconds.rounded())) s" }
        if minutes < 60 { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// Returns the seconds that `time` says of these, so that the times of a list add up to their sum.
    static func shown(_ seconds: Double) -> Double {
        seconds < 60 ? seconds.rounded() : (seconds / 60).rounded() * 60
    }

    /// Returns text such as "45 min, 8.2 km, 132 beats a minute".
    static func note(_ activity: Activity, in units: Units) -> String {
        var said = [Self.time(activity.seconds)].filter { !$0.isEmpty }
        if let metres = activity.metres { said.append(units.text(kilometres: metres / 1_000)) }
        let sets = activity.sets.workingSets
        if sets > 0 { said.append(sets == 1 ? "1 set" : "\(sets) sets") }
        if let beats = activity.averageBeats { said.append("\(Numerals.text(beats)) beats a minute") }
        return said.joined(separator: ", ")
    }

    /// Lists the known facts, each with its name; `hidesSums` leaves out what was lifted in all.
    static func pairs(_ activity: Activity, in units: Units, hidesSums: Bool = false) -> [(String, String)] {
        let time = Self.time(activity.seconds)
        var pairs = time.isEmpty ? [] : [("Time", time)]
        if let metres = activity.metres {
            pairs.append(("Distance", units.text(kilometres: metres / 1_000)))
            if let pace = Self.pace(metres: metres, seconds: activity.seconds, in: units) {
                pairs.append((pace.hasSuffix("/h") ? "Speed" : "Pace", pace))
            }
        }
        if let beats = activity.averageBeats { pairs.append(("Average heart rate", Self.beats(beats))) }
        if let beats = activity.highestBeats { pairs.append(("Highest heart rate", Self.beats(beats))) }
        if let exertion = activity.exertion { pairs.append(("Felt", "\(Numerals.text(exertion, decimals: 1)) of 10")) }
        let sets = activity.sets
        if sets.workingSets > 0 {
            pairs.append(("Sets", String(sets.workingSets)))
            if sets.repetitions > 0 { pairs.append(("Repetitions", Numerals.text(Double(sets.repetitions)))) }
            if sets.volume > 0, !hidesSums { pairs.append(("Lifted in all", Self.weight(sets.volume, in: units))) }
        }
        if let file = activity.fileName { pairs.append(("File", file)) }
        return pairs
    }

    /// Returns text such as "5:24 min/km", or "29.9 km/h" at a cyclist's speed; nil for less than a hundred metres.
    static func pace(metres: Double, seconds: Double, in units: Units) -> String? {
        let distance = units.distance.unit.amount(kilometres: metres / 1_000)
        guard metres >= 100, seconds > 0 else { return nil }
        if metres / seconds > Self.wheels {
            return Numerals.text(distance / seconds * 3_600, decimals: 1) + " \(units.distance.rawValue)/h"
        }
        let pace = Int((seconds / distance).rounded())
        let rest = pace % 60
        return "\(pace / 60):\(rest < 10 ? "0" : "")\(rest) min/\(units.distance.rawValue)"
    }

    /// The speed from which on km/h is shown, in metres a second: more than the mean of the fastest marathon.
    private static let wheels = 6.0

    static func weight(_ kilograms: Double, in units: Units) -> String { LiftWeight(units).text(kilograms) }

    private static func beats(_ beats: Double) -> String { "\(Numerals.text(beats)) beats a minute" }
}

extension Activity.Way {
    /// Says on pages how the energy is known.
    var words: String {
        switch self {
        case .measured: "as your device measured it"
        case .typed: "as you typed it"
        case .heartRate: "by your heart rate"
        case .table: "by the activity table"
        case .equivalents: "by METs"
        }
    }
}
