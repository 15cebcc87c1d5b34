import HealthMath
import Members
import Web

/// The form that asks how active a member is and how long they have trained.
struct ActivityLevelForm: Form {
    static let fields: [String: FieldKind] = ["activity": .text, "experience": .text]

    var input: FormInput

    struct Values: Sendable, Equatable {
        var activity: ActivityFactor?
        var experience: Experience?
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let word = self.input["activity"]
        let activity = ActivityFactor(word: word)
        if !word.isEmpty, activity == nil { errors.add("activity", "Choose from the list.") }
        let experience = self.input.choice("experience", of: Experience.self, "Choose from the list.", into: &errors)
        return Values(activity: activity, experience: experience)
    }
}

extension ActivityLevelForm {
    init(_ body: Body) {
        self.input = FormInput(["activity": body.activity?.word ?? "", "experience": body.experience?.rawValue ?? ""])
    }
}
