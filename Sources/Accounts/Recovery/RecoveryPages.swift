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

/// The page that says that a link was mailed if there is an account, or who passes it on where no mail goes out.
struct RecoverySentPage: PageModel {
    static let template = "accounts/recovery-sent"

    let frame: Frame
    let address: String
    let sendsMail: Bool
    /// The address by which members reach the operator; empty where none was set.
    let contact: String

    init(email: String, sendsMail: Bool, contact: String?, frame: Frame) {
        self.frame = frame
        self.address = email
        self.sendsMail = sendsMail
        self.contact = contact ?? ""
    }
}

/// The page that asks for the new password.
struct NewPasswordPage: PageModel {
    static let template = "accounts/recovery-password"

    let frame: Frame
    let status: HTTPResponse.Status
    let action: String
    /// The account's address, for password managers.
    let address: String
    let password: FieldView
    let passwordAgain: FieldView

    init(_ errors: FormErrors, of account: Account, token: String, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.action = AccountLinks.recovery(token)
        self.address = account.email
        // Passwords are never shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
        self.passwordAgain = FieldView(value: "", complaints: errors["passwordAgain"])
    }
}

/// The page that says that a link is void.
struct RecoveryGonePage: PageModel {
    static let template = "accounts/recovery-gone"

    let frame: Frame
    let status = HTTPResponse.Status.gone
}
