import Web

/// Asks for a workout that fits so many minutes; the id makes it once.
struct ProposalForm: Form {
    static let fields: [String: FieldKind] = ["requestId": .text, "minutes": .number, "next": .text]

    struct Values: Sendable, Equatable {
        let id: String
        let minutes: Int
    }

    /// A plan takes twelve hours at most.
    private static let minutes = 1...720

    let input: FormInput

    /// Where its maker goes on with it; empty for the workout's own page.
    var next: String { self.input.localPath("next") ?? "" }

    func validate(into errors: inout FormErrors) -> Values? {
        let complaint = "Say how many minutes you have."
        let minutes = self.input.whole("minutes", in: Self.minutes, complaint, into: &errors)
        if minutes == nil, errors["minutes"].isEmpty { errors.add("minutes", complaint) }
        guard let id = self.input.requestID(into: &errors), let minutes else { return nil }
        return Values(id: id, minutes: minutes)
    }
}
