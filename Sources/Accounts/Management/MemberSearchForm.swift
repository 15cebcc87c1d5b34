import Members
import Web

/// The search in the list, and the member after whom it goes on.
struct MemberSearchForm: Form {
    static let fields: [String: FieldKind] = ["q": .text, "after": .text]
    static let longestQuery = 100

    let input: FormInput
    func validate(into errors: inout FormErrors) -> Void? { () }
    var query: String { String(self.input["q"].prefix(Self.longestQuery)) }
    var after: Member.ID? { Int64(self.input["after"]) }
}
