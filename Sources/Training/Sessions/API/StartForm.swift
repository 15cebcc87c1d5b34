import Foundation
import Web

/// A workout is to be done; the id makes it once.
struct StartForm: Form {
    static let fields: [String: FieldKind] = ["requestId": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        guard let id = UUID(uuidString: self.input["requestId"]) else {
            errors.add("requestId", "Send an id of your own (a UUID), so that it is started once.")
            return nil
        }
        return id.uuidString.lowercased()
    }
}
