import HealthMath
import Members
import Web

/// A member's details on a page that asks to confirm or update them: the template `details/card` inside a form.
///
/// Its buttons send the form's fields to `/training/details`, which leads back to the page with them filled in, so that
/// nothing typed is lost. The page must fill its fields from the query.
struct DetailsCard: Encodable, Sendable {
    let detailRows: [Row]
    /// Names what is not known yet, in a sentence; empty for nothing.
    let detailsMissing: String
    /// The path of the page.
    let detailsBack: String

    struct Row: Encodable, Sendable {
        let detailName: String
        let detailText: String
        let detailKnown: Bool
        /// The page that changes it.
        let detailPlace: String
    }

    /// `hidesWeight` says only that a weight is known.
    init(_ facts: TrainingFacts, units: Units, on day: CalendarDay, back: String, hidesWeight: Bool = false) {
        let words = DetailWords(facts: facts, units: units, day: day)
        var rows = [
            Row("Height", words.height, at: .body),
            Row("Weight", hidesWeight && !words.weight.isEmpty ? "Told" : words.weight, at: .body),
            Row("Goal", facts.aim?.label ?? "", at: .aim),
            Row("Injuries and conditions", words.injuries, at: .injuries),
        ]
        if !facts.limitations.isEmpty { rows.append(Row("Hard for you", words.limitations, at: .limits)) }
        if facts.isAskedForCycle(on: day) { rows.append(Row("Last period", words.cycle, at: .cycle)) }
        self.detailRows = rows
        let missing = rows.filter { !$0.detailKnown }.map { $0.detailName.lowercased() }
        self.detailsMissing = missing.isEmpty ? "" : DetailWords.missing(missing)
        self.detailsBack = back
    }
}

/// What is changed elsewhere on the way to a workout: a question of those under Me, a whole page of them, or what is
/// there where one trains.
enum DetailPlace: String, CaseIterable {
    case body, aim, injuries, limits, cycle, health, about, gym, home, outdoors

    /// Returns its page, which asks only for it and comes back to a page.
    func path(back: String) -> String {
        let next = "next=" + back.escapedForAddress
        return switch self {
        case .body: "\(Places.body.path)?only=\(self.rawValue)&\(next)"
        case .aim: "\(Places.about.path)?only=\(self.rawValue)&\(next)"
        case .injuries, .limits, .cycle: "\(Places.health.path)?only=\(self.rawValue)&\(next)"
        case .health: "\(Places.health.path)?\(next)"
        case .about: "\(Places.about.path)?\(next)"
        case .gym: "\(GearLinks.page(.gym))?\(next)"
        case .home: "\(GearLinks.page(.home))?\(next)"
        case .outdoors: "\(GearLinks.page(.outdoors))?\(next)"
        }
    }

    /// The field of the page that follows from it; it comes back empty, so that what was chosen before gives way to what is
    /// told now.
    var field: String? {
        switch self {
        case .aim, .about: "goal"
        default: nil
        }
    }
}

extension DetailsCard.Row {
    fileprivate init(_ name: String, _ text: String, at place: DetailPlace) {
        self.detailName = name
        self.detailText = text.isEmpty ? "Not told yet" : text
        self.detailKnown = !text.isEmpty
        self.detailPlace = place.rawValue
    }
}
