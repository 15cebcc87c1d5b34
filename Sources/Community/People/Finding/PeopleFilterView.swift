import HealthMath
import Members
import Web

/// The filters of a search as the page shows them.
struct PeopleFilterView: Encodable, Sendable {
    let place: FieldView
    let latitude: FieldView
    let longitude: FieldView
    let distance: FieldView
    /// "km" or "mi", the unit and the name of the field.
    let distanceUnit: String
    let youngest: FieldView
    let oldest: FieldView
    let anywhere: Bool
    let goalChoices: [ChoiceView]
    let styleChoices: [ChoiceView]
    let limitationChoices: [ChoiceView]
    let timeChoices: [ChoiceView]
    let genderChoices: [ChoiceView]
    let gymChoices: [ChoiceView]
    let startChoices: [ChoiceView]
    let targetChoices: [ChoiceView]
    /// Complaints; empty for none.
    let filterComplaints: [String]
    let filterOpen: Bool
    /// The filters that narrow the search; each leads to the search without it.
    let chips: [FilterChip]

    init(_ form: PeopleForm, _ errors: FormErrors, gyms: [(id: String, name: String)], units: Units) {
        let input = form.input
        self.place = FieldView("place", of: form, errors)
        self.latitude = FieldView("lat", of: form, errors)
        self.longitude = FieldView("lon", of: form, errors)
        let unit = units.distance.rawValue
        self.distanceUnit = unit
        self.distance = FieldView(value: input.distanceAround(in: units), complaints: errors[unit])
        self.youngest = FieldView("youngest", of: form, errors)
        self.oldest = FieldView("oldest", of: form, errors)
        self.anywhere = input.isOn("anywhere")
        self.goalChoices = BuddyGoal.choices(chosen: input.all("goals"))
        self.styleChoices = TrainingStyle.choices(chosen: input.all("styles"))
        self.limitationChoices = Self.any("Any") + SharedLimitation.choices(chosen: [input["limitation"]])
        self.timeChoices = Self.any("Any time") + TimePreference.choices(chosen: [input["time"]])
        self.genderChoices = Self.any("Anybody") + Self.genders(input["gender"])
        let known = gyms.contains { $0.id == input["gym"] } || input["gym"].isEmpty
        self.gymChoices =
            Self.any("Any gym")
            + (gyms + (known ? [] : [(input["gym"], "The gym you chose")])).map {
                ChoiceView($0.id, label: $0.name, chosen: $0.id == input["gym"])
            }
        self.startChoices = Self.any("Any") + Self.bands(input["start"], units)
        self.targetChoices = Self.any("Any") + Self.bands(input["target"], units)
        self.filterComplaints = [
            "goals", "styles", "limitation", "gym", "time", "gender", "start", "target", "limit", "after",
        ]
        .flatMap { errors[$0] }
        self.filterOpen = errors.messages.contains { $0.key != "place" }
        self.chips =
            errors.isEmpty
            ? FilterChip.all(
                form,
                [
                    ("anywhere", [ChoiceView(input["anywhere"], label: "Anywhere", chosen: true)]),
                    ("place", Self.typed(input["place"], "Around %")), ("styles", self.styleChoices),
                    ("goals", self.goalChoices), ("time", self.timeChoices),
                    ("gender", self.genderChoices), ("youngest", Self.typed(input["youngest"], "From %")),
                    ("oldest", Self.typed(input["oldest"], "Up to %")), ("limitation", self.limitationChoices),
                    ("gym", self.gymChoices), ("start", Self.bands(input["start"], units, "Began at ")),
                    ("target", Self.bands(input["target"], units, "Wants to weigh ")),
                ]
            ) : []
    }

    private static func typed(_ value: String, _ words: String) -> [ChoiceView] {
        [ChoiceView(value, label: words.replacing("%", with: value), chosen: true)]
    }

    private static func any(_ label: String) -> [ChoiceView] { [ChoiceView("", label: label, chosen: false)] }

    private static func genders(_ chosen: String) -> [ChoiceView] {
        [(Sex.female, "Women"), (.male, "Men"), (.other, "People of another gender")].map {
            ChoiceView($0.0.rawValue, label: $0.1, chosen: $0.0.rawValue == chosen)
        }
    }

    private static func bands(_ chosen: String, _ units: Units, _ words: String = "") -> [ChoiceView] {
        WeightBand.all.compactMap(WeightBand.init(rawValue:)).map {
            ChoiceView(String($0.rawValue), label: words + $0.label(in: units), chosen: String($0.rawValue) == chosen)
        }
    }
}
