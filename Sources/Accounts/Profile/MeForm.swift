import HealthMath
import Members
import Web

/// A device's change of its member's account; only the fields that are sent change.
struct MeForm: Form {
    static let fields: [String: FieldKind] = [
        "firstName": .text, "lastName": .text, "screenName": .text, "birthday": .text, "gender": .text,
        "timeZone": .text, "weightUnit": .text, "heightUnit": .text, "energyUnit": .text, "distanceUnit": .text,
        "theme": .text, "noPressure": .flag,
        "heightCm": .number, "weightKg": .number, "desiredWeightKg": .number, "activityFactor": .number,
        "experience": .text,
    ]

    let input: FormInput
    /// The rules for birthdays; set by the controller.
    var ages = AgeRule(minimum: 0, today: .last)

    init(input: FormInput) { self.input = input }

    /// Nil leaves a value as it is; a `Change` with nil clears it.
    struct Values: Sendable, Equatable {
        var firstName: String?
        var lastName: String?
        var screenName: String?
        var birthday: CalendarDay?
        var gender: Sex?
        var timeZone: String?
        var weightUnit: Units.Weight?
        var heightUnit: Units.Height?
        var energyUnit: Units.Energy?
        var distanceUnit: Units.Distance?
        var theme: Theme?
        var noPressure: Bool?
        var height: Change<Double>?
        var kilograms: Double?
        var desired: Change<Double>?
        var activity: Change<ActivityFactor>?
        var experience: Change<Experience>?
    }

    /// The new value of a field that can be cleared.
    struct Change<Value: Sendable & Equatable>: Sendable, Equatable {
        let value: Value?
    }

    func validate(into errors: inout FormErrors) -> Values? {
        var values = Values()
        let input = self.input
        if input.has("firstName") { values.firstName = MemberRules.firstName(input, into: &errors) }
        if input.has("lastName") { values.lastName = MemberRules.lastName(input, into: &errors) }
        if input.has("screenName") { values.screenName = MemberRules.screenName(input, into: &errors) }
        if input.has("birthday") { values.birthday = MemberRules.birthday(input, self.ages, into: &errors) }
        if input.has("gender") { values.gender = MemberRules.gender(input, into: &errors) }
        if input.has("timeZone") { values.timeZone = MemberRules.timeZone(input, isRequired: true, into: &errors) }
        values.weightUnit = self.choice("weightUnit", "Choose kg, lb or st.", into: &errors)
        values.heightUnit = self.choice("heightUnit", "Choose cm or ft.", into: &errors)
        values.energyUnit = self.choice("energyUnit", "Choose kcal or kJ.", into: &errors)
        values.distanceUnit = self.choice("distanceUnit", "Choose km or mi.", into: &errors)
        values.theme = self.choice("theme", "Choose system, light or dark.", into: &errors)
        if self.input.has("noPressure") {
            if self.input["noPressure"].isEmpty { errors.add("noPressure", "Send true or false.") }
            values.noPressure = self.input.isOn("noPressure")
        }
        self.readBody(into: &values, &errors)
        return values
    }

    private func readBody(into values: inout Values, _ errors: inout FormErrors) {
        let complaint = BodyForm.complaint
        if self.input.has("heightCm") {
            let height = self.input.number("heightCm", in: Plausible.centimetres, complaint, into: &errors)
            values.height = Change(value: height)
        }
        if self.input.has("weightKg") {
            values.kilograms = self.input.number("weightKg", in: Plausible.kilograms, complaint, into: &errors)
            if values.kilograms == nil, errors["weightKg"].isEmpty { errors.add("weightKg", complaint) }
        }
        if self.input.has("desiredWeightKg") {
            let desired = self.input.number("desiredWeightKg", in: Plausible.kilograms, complaint, into: &errors)
            values.desired = Change(value: desired)
        }
        if self.input.has("activityFactor") {
            let word = self.input["activityFactor"]
            let factor = ActivityFactor(word: word)
            if factor == nil, !word.isEmpty {
                errors.add("activityFactor", "Choose 1, 1.2, 1.375, 1.55, 1.725 or 1.9.")
            }
            values.activity = Change(value: factor)
        }
        if self.input.has("experience") {
            let complaint = "Choose new, some, regular or seasoned."
            let experience = self.input.choice("experience", of: Experience.self, complaint, into: &errors)
            values.experience = Change(value: experience)
        }
    }

    /// Reads a choice that must not be empty when it is sent.
    private func choice<Choice: RawRepresentable<String>>(
        _ name: String,
        _ complaint: String,
        into errors: inout FormErrors
    ) -> Choice? {
        if self.input.has(name), self.input[name].isEmpty { errors.add(name, complaint) }
        return self.input.choice(name, of: Choice.self, complaint, into: &errors)
    }
}

extension MeForm.Values {
    func apply(to account: inout Account) {
        account.firstName = self.firstName ?? account.firstName
        account.lastName = self.lastName ?? account.lastName
        account.screenName = self.screenName ?? account.screenName
        account.birthday = self.birthday ?? account.birthday
        account.gender = self.gender ?? account.gender
        account.timeZone = self.timeZone ?? account.timeZone
        account.units.weight = self.weightUnit ?? account.units.weight
        account.units.height = self.heightUnit ?? account.units.height
        account.units.energy = self.energyUnit ?? account.units.energy
        account.units.distance = self.distanceUnit ?? account.units.distance
        account.theme = self.theme ?? account.theme
        account.noPressure = self.noPressure ?? account.noPressure
    }

    func apply(to body: inout Body) {
        if let height = self.height { body.centimetres = height.value }
        if let desired = self.desired { body.desiredKilograms = desired.value }
        if let activity = self.activity { body.activity = activity.value }
        if let experience = self.experience { body.experience = experience.value }
    }

    var changesBody: Bool {
        self.height != nil || self.desired != nil || self.activity != nil || self.kilograms != nil
            || self.experience != nil
    }
}
