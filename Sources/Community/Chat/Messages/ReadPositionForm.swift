import Web

/// The number of the last message that was read.
struct ReadPositionForm: Form {
    static let fields: [String: FieldKind] = ["number": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Int64? {
        let complaint = "This must be the number of a message."
        let number = self.input.whole("number", in: 0...Int(Int32.max), complaint, into: &errors)
        if number == nil, errors.isEmpty { errors.add("number", complaint) }
        return number.map(Int64.init)
    }
}
