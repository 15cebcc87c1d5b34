import Web

/// Reads a new invitation.
struct InvitationForm: Form {
    static let fields: [String: FieldKind] = ["note": .text, "days": .number, "places": .number]
    static let longestNote = 100

    struct Values: Sendable {
        let note: String
        let days: Int
        let places: Int
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let note = self.input.required("note", max: Self.longestNote, "Say whom it is for.", into: &errors)
        let days = self.input["days"].isEmpty ? 7 : Int(self.input["days"]) ?? 0
        if !Invitation.days.contains(days) { errors.add("days", "Choose one of these.") }
        let most = Invitation.places.upperBound
        let places = self.input.whole("places", in: Invitation.places, "Let in 1 to \(most) people.", into: &errors)
        return errors.isEmpty ? Values(note: note, days: days, places: places ?? 1) : nil
    }
}
