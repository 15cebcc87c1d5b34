import Foundation
import HTTPTypes
import Web

/// The page for units, time zone and theme.
struct UnitsPage: PageModel {
    static let template = "me/units"

    /// A question with few choices.
    struct Question: Encodable, Sendable {
        let questionName: String
        let questionLabel: String
        let questionChoices: [ChoiceView]
        let questionComplaints: [String]
    }

    struct Zone: Encodable, Sendable {
        let zoneName: String
        let zoneChosen: Bool
    }

    let frame: Frame
    let status: HTTPResponse.Status
    let unitQuestions: [Question]
    let zones: [Zone]
    let zoneComplaints: [String]

    init(_ form: UnitsForm, _ errors: FormErrors = FormErrors(), frame: Frame) {
        func question(_ name: String, _ label: String, _ choices: [(value: String, label: String)]) -> Question {
            Question(
                questionName: name,
                questionLabel: label,
                questionChoices: choices.map {
                    ChoiceView($0.value, label: $0.label, chosen: $0.value == form.input[name])
                },
                questionComplaints: errors[name]
            )
        }
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.unitQuestions = [
            question("weightUnit", "Weight", [("kg", "kg"), ("lb", "lb"), ("st", "st and lb")]),
            question("heightUnit", "Height", [("cm", "cm"), ("ft", "ft and in")]),
            question("energyUnit", "Energy", [("kcal", "kcal"), ("kJ", "kJ")]),
            question("distanceUnit", "Distance", [("km", "km"), ("mi", "miles")]),
            question("theme", "Look", [("system", "As the device"), ("light", "Light"), ("dark", "Dark")]),
        ]
        self.zones = Self.zoneNames(with: form.input["timeZone"]).map {
            Zone(zoneName: $0, zoneChosen: $0 == form.input["timeZone"])
        }
        self.zoneComplaints = errors["timeZone"]
    }

    /// Returns all zones that the system knows, and the one in use even if it has another name.
    private static func zoneNames(with current: String) -> [String] {
        let isListed = current.isEmpty || Self.known.contains(current)
        return isListed ? Self.known : [current] + Self.known
    }

    private static let known = ["UTC"] + TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }.sorted()
}
