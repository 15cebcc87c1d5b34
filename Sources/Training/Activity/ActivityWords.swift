import HealthMath
import Web

/// How an activity is said.
enum ActivityWords {
    /// "45 min", "1 h 5 min", "40 s".
    static func time(_ seconds: Double) -> String {
        let minutes = Int((seconds / 60).rounded())
        if seconds < 60 { return "\(Int(seconds.rounded())) s" }
        if minutes < 60 { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// "45 min, 8.2 km, 132 beats a minute".
    static func note(_ activity: Activity, in units: Units) -> String {
        var said = [Self.time(activity.seconds)]
        if let metres = activity.metres { said.append(units.text(kilometres: metres / 1_000)) }
        let sets = activity.sets.count { $0.part == .main }
        if sets > 0 { said.append(sets == 1 ? "1 set" : "\(sets) sets") }
        if let beats = activity.averageBeats { said.append("\(Numerals.text(beats)) beats a minute") }
        return said.joined(separator: ", ")
    }
}

extension Activity.Way {
    /// How pages say where the energy comes from.
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
