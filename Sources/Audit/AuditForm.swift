import Foundation
import Members
import Storage
import Web

/// The position in the list, and what is searched for.
struct AuditForm: Form {
    static let fields: [String: FieldKind] = ["after": .text, "q": .text]
    let input: FormInput
    func validate(into errors: inout FormErrors) -> Void? { () }
    var query: String { String(self.input["q"].prefix(100)) }
    var after: Cursor? { Cursor(self.input["after"]) }
}
