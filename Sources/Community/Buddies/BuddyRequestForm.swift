import Web

/// Whom a member would like to ask.
struct BuddyRequestForm: Form {
    static let fields: [String: FieldKind] = ["memberId": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Member.ID? { self.input.member("memberId", into: &errors) }
}

/// How many suggestions a device would like.
struct SuggestionsForm: Form {
    static let fields: [String: FieldKind] = ["limit": .number]
    static let most = 20

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Int? {
        self.input.whole("limit", in: 1...Self.most, "Ask for 1 to \(Self.most).", into: &errors) ?? Self.most
    }
}

extension FormInput {
    /// The number of a member.
    func member(_ name: String, into errors: inout FormErrors) -> Member.ID? {
        let complaint = "Say which member."
        let number = self.whole(name, in: 1...Int.max, complaint, into: &errors)
        if number == nil, errors[name].isEmpty { errors.add(name, complaint) }
        return number.map(Member.ID.init)
    }
}
