import Foundation
import Members
import Storage
import Web

/// The cursor of a page of the queue.
struct QueueQuery: Form {
    static let fields: [String: FieldKind] = ["after": .text]
    let input: FormInput
    func validate(into errors: inout FormErrors) -> Void? { () }
    var after: Cursor? { Cursor(self.input["after"]) }
}
