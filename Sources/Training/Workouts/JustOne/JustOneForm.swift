import HealthMath
import Members
import Web

/// Asks for one thing for some minutes; the id makes it once.
struct JustOneForm: Form {
    static let fields: [String: FieldKind] = ["requestId": .text, "activity": .text, "minutes": .number]

    struct Values: Sendable, Equatable {
        let id: String
        let activity: JustOne
        let minutes: Int
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let words = JustOne.allCases.map(\.rawValue).inWords(joinedBy: "or")
        let activity = self.input.choice("activity", of: JustOne.self, "Choose what: \(words).", into: &errors)
        if activity == nil, errors["activity"].isEmpty { errors.add("activity", "Choose what: \(words).") }
        let minutes = Int(self.input["minutes"]).flatMap { WorkoutRequest.lengths.contains($0) ? $0 : nil }
        if minutes == nil { errors.add("minutes", "Choose how long: 15, 20, 30, 45, 60 or 90 minutes.") }
        guard let id = self.input.requestID(into: &errors), let activity, let minutes else { return nil }
        return Values(id: id, activity: activity, minutes: minutes)
    }
}
