import Foundation
import Web

/// The form for sending a message.
struct MessageForm: Form {
    static let fields: [String: FieldKind] = ["clientId": .text, "text": .lines]

    let input: FormInput

    struct Values: Sendable, Equatable {
        let clientID: String
        let text: String
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.requestID("clientId", into: &errors)
        let text = self.input.required("text", max: ChatMessage.longestText, "Write something first.", into: &errors)
        guard errors.isEmpty, let id else { return nil }
        return Values(clientID: id, text: text.replacing("\r\n", with: "\n"))
    }
}
