import Members
import Storage
import Web

/// Reads the position in the list of announcements.
struct AnnouncementListForm: Form {
    static let fields: [String: FieldKind] = ["after": .text]
    let input: FormInput
    func validate(into errors: inout FormErrors) -> Void? { () }
    var after: Cursor? { Cursor(self.input["after"]) }
}
