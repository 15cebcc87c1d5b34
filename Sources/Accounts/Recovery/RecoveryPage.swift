import HTTPTypes
import Web

/// The page that asks for the account's address.
struct RecoveryPage: PageModel {
    static let template = "accounts/recovery"

    let frame: Frame
    let status: HTTPResponse.Status
    let email: FieldView
    /// Whether the link is mailed; else whoever runs this Spotter passes it on.
    let sendsMail: Bool

    init(_ form: RecoveryForm, _ errors: FormErrors, sendsMail: Bool, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.email = FieldView("email", of: form, errors)
        self.sendsMail = sendsMail
    }
}
