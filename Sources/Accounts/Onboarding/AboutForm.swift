import Web

/// The form for what a member tells about themselves, and their town.
struct AboutForm: Form {
    static let fields: [String: FieldKind] = ["quote": .text, "activities": .list, "gym": .text, "location": .text]

    static let longestQuote = 160
    static let longestGym = 80
    static let longestLocation = 80

    var input: FormInput

    struct Values: Sendable, Equatable {
        var about: About
        var location: String
    }

    func validate(into errors: inout FormErrors) -> Values? {
        var about = About()
        about.quote = self.input.text("quote", max: Self.longestQuote, into: &errors)
        about.activities = LikedActivity.picked("activities", of: self.input, into: &errors)
        about.gym = self.input.text("gym", max: Self.longestGym, into: &errors)
        return Values(about: about, location: self.input.text("location", max: Self.longestLocation, into: &errors))
    }
}

extension AboutForm {
    init(_ about: About, location: String) {
        self.input = FormInput(["quote": about.quote, "gym": about.gym, "location": location])
        for activity in about.activities { self.input.append(activity.rawValue, to: "activities") }
    }
}
