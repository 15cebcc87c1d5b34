import HTTPTypes
import Web

/// Asks for a code after the password.
struct CodePage: PageModel {
    static let template = "accounts/code"

    let frame: Frame
    let status: HTTPResponse.Status
    let ticket: String
    let remember: Bool
    let next: String
    let code: FieldView

    init(ticket: String, remember: Bool, next: String, _ errors: FormErrors = FormErrors(), frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.ticket = ticket
        self.remember = remember
        self.next = next
        // A code is never shown again: it may be used by now.
        self.code = FieldView(value: "", complaints: errors["code"])
    }
}
