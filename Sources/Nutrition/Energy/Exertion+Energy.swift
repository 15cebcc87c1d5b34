import HealthMath
import Members

extension Burned.Exertion {
    /// Picks the best method that the facts allow: heart rate first, then the table, then METs.
    static func worked(_ activity: EnergyActivity?, name: String, minutes: Double, beats: Double?) -> Burned.Exertion? {
        let way: Burned.Way
        switch (beats, activity?.energy) {
        case (.some, _): way = .heartRate
        case (nil, .table): way = .table
        case (nil, .equivalent): way = .equivalents
        case (nil, nil): return nil
        }
        return Burned.Exertion(way: way, name: name, activity: activity, minutes: minutes, beats: beats)
    }

    /// Returns the energy in kcal, never below zero; nil for what was typed or sent.
    func kilocalories(of body: BodyFacts, on day: CalendarDay) -> Double? {
        guard let minutes = self.minutes else { return nil }
        if let beats = self.beats {
            return HeartRateEnergy.kilocalories(
                sex: body.sex,
                beats: beats,
                kilograms: body.kilograms,
                age: max(day.years(since: body.birthday), 0),
                minutes: minutes
            )
        }
        switch self.activity?.energy {
        case .table(let activity):
            return activity.kilocalories(sex: body.sex, kilograms: body.kilograms, minutes: minutes)
        case .equivalent(let equivalent):
            return equivalent.kilocalories(kilograms: body.kilograms, minutes: minutes)
        case nil: return nil
        }
    }

    /// The name: "Walking briskly", "Exercise by heart rate", or the member's own.
    var title: String {
        if !self.name.isEmpty { return self.name }
        if let activity { return activity.shortLabel }
        switch self.way {
        case .device: return "From your device"
        case .heartRate: return "Exercise"
        case .typed, .table, .equivalents: return "Energy burned"
        }
    }

    /// "30 min, 142 beats a minute · by heart rate".
    var words: String { self.words(known: self.way.words) }

    /// Returns what was done, and how its energy is known.
    func words(known: String) -> String {
        var said: [String] = []
        if let minutes { said.append("\(Numerals.text(minutes)) min") }
        if let beats { said.append("\(Numerals.text(beats)) beats a minute") }
        return ([said.joined(separator: ", "), known].filter { !$0.isEmpty }).joined(separator: " · ")
    }
}

extension Burned.Way {
    /// The way's name on pages.
    var words: String {
        switch self {
        case .typed: "as you typed it"
        case .device: "as it was sent"
        case .heartRate: "by heart rate"
        case .table: "by the activity table"
        case .equivalents: "by METs"
        }
    }
}
