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

    init(_ facts: TrainingFacts, units: Units, on day: CalendarDay, back: String) {
        let words = DetailWords(facts: facts, units: units, day: day)
        var rows = [
            Row("Height", words.height, at: .body),
            Row("Weight", words.weight, at: .body),
            Row("Goal", facts.aim?.label ?? "", at: .about),
            Row("Injuries and conditions", words.injuries, at: .health),
        ]
        if !facts.limitations.isEmpty { rows.append(Row("Hard for you", words.limitations, at: .health)) }
        if facts.hasCycle { rows.append(Row("Last period", words.cycle, at: .health)) }
        self.detailRows = rows
        let missing = rows.filter { !$0.detailKnown }.map { $0.detailName.lowercased() }
        self.detailsMissing = missing.isEmpty ? "" : DetailWords.missing(missing)
        self.detailsBack = back
    }
}

/// The pages on which details are changed: those under Me, and those of what is there where one trains.
enum DetailPlace: String, CaseIterable {
    case body, health, about, gym, home, outdoors

    var path: String {
        switch self {
        case .body: Places.body.path
        case .health: Places.health.path
        case .about: Places.about.path
        case .gym: GearLinks.page(.gym)
        case .home: GearLinks.page(.home)
        case .outdoors: GearLinks.page(.outdoors)
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
