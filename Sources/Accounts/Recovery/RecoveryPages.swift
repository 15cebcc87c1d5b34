import HTTPTypes
import Web

/// The page that asks for the account's address.
struct RecoveryPage: PageModel {
    static let template = "accounts/recovery"

    let frame: Frame
    let status: HTTPResponse.Status
    let email: FieldView

    init(_ form: RecoveryForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.email = FieldView("email", of: form, errors)
    }
}

/// The page that says that a mail was sent if there is an account.
struct RecoverySentPage: PageModel {
    static let template = "accounts/recovery-sent"

    let frame: Frame
    let address: String

    init(email: String, frame: Frame) {
        self.frame = frame
        self.address = email
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
