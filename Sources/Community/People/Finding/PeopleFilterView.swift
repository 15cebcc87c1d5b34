import HealthMath
import Web

/// The filters of a search as the page shows them, each as it was picked.
struct PeopleFilterView: Encodable, Sendable {
    let latitude: FieldView
    let longitude: FieldView
    let distance: FieldView
    /// "km" or "mi": what the field is called, and counted in.
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
    /// What the list refused; empty for nothing.
    let filterComplaints: [String]
    let filterOpen: Bool

    init(_ form: PeopleForm, _ errors: FormErrors, gyms: [(id: String, name: String)], units: Units) {
        let typed = form.typed
        self.latitude = FieldView("lat", of: form, errors)
        self.longitude = FieldView("lon", of: form, errors)
        let unit = units.distance.rawValue
        self.distanceUnit = unit
        self.distance = FieldView(
            value: typed[unit].isEmpty ? Self.usual(typed, units) : typed[unit],
            complaints: errors[unit]
        )
        self.youngest = FieldView("youngest", of: form, errors)
        self.oldest = FieldView("oldest", of: form, errors)
        self.anywhere = typed.isOn("anywhere")
        self.goalChoices = BuddyGoal.choices(chosen: typed.all("goals"))
        self.styleChoices = TrainingStyle.choices(chosen: typed.all("styles"))
        self.limitationChoices = Self.any("Any") + SharedLimitation.choices(chosen: [typed["limitation"]])
        self.timeChoices = Self.any("Any time") + TimeWish.choices(chosen: [typed["time"]])
        self.genderChoices = Self.any("Anybody") + Self.genders(typed["gender"])
        let known = gyms.contains { $0.id == typed["gym"] } || typed["gym"].isEmpty
        self.gymChoices =
            Self.any("Any gym")
            + (gyms + (known ? [] : [(typed["gym"], "The gym you chose")])).map {
                ChoiceView($0.id, label: $0.name, chosen: $0.id == typed["gym"])
            }
        self.startChoices = Self.any("Any") + Self.bands(typed["start"], units)
        self.targetChoices = Self.any("Any") + Self.bands(typed["target"], units)
        self.filterComplaints = [
            "goals", "styles", "limitation", "gym", "time", "gender", "start", "target", "limit", "after",
        ]
        .flatMap { errors[$0] }
        let narrowing = ["youngest", "oldest", "limitation", "gym", "time", "gender", "start", "target"]
        self.filterOpen = !errors.isEmpty || narrowing.contains { !typed[$0].isEmpty }
    }

    /// A link counts in kilometres, and nobody's page says more than was looked at.
    private static func usual(_ typed: Typed, _ units: Units) -> String {
        let kilometres = Int(typed["km"]) ?? PeopleQuery.usualKilometres
        guard units.distance == .mi else { return String(kilometres) }
        return String(PeopleQuery.miles.last { PeopleQuery.kilometres(miles: $0) <= kilometres } ?? 1)
    }

    private static func any(_ label: String) -> [ChoiceView] { [ChoiceView("", label: label, chosen: false)] }

    private static func genders(_ chosen: String) -> [ChoiceView] {
        [(Sex.female, "Women"), (.male, "Men"), (.other, "People of another gender")].map {
            ChoiceView($0.0.rawValue, label: $0.1, chosen: $0.0.rawValue == chosen)
        }
    }

    private static func bands(_ chosen: String, _ units: Units) -> [ChoiceView] {
        WeightBand.all.compactMap(WeightBand.init(rawValue:)).map {
            ChoiceView(String($0.rawValue), label: $0.label(in: units), chosen: String($0.rawValue) == chosen)
        }
    }
}
