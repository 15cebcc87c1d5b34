import Web

/// The range of messages that is asked for; the latest ones without a number.
struct MessagesQuery: Form {
    static let fields: [String: FieldKind] = ["before": .number, "after": .number, "limit": .number]

    let input: FormInput

    struct Values: Sendable, Equatable {
        let stretch: MessageStore.Stretch
        let limit: Int
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let numbers = 0...Int(Int32.max)
        let complaint = "This must be the number of a message."
        let before = self.input.whole("before", in: numbers, complaint, into: &errors)
        let after = self.input.whole("after", in: numbers, complaint, into: &errors)
        let limit = self.input.whole("limit", in: 1...100, "Ask for 1 to 100.", into: &errors) ?? 50
        if before != nil, after != nil { errors.add("before", "Ask for what is before or after, not both.") }
        guard errors.isEmpty else { return nil }
        let stretch: MessageStore.Stretch =
            before.map { .before(Int64($0)) } ?? after.map { .after(Int64($0)) } ?? .latest
        return Values(stretch: stretch, limit: limit)
    }
}
