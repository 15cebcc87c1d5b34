import HTTPTypes
import Web

/// Asks which address forgot its password.
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

/// Says that a letter is on its way if there is anybody to get it.
struct RecoverySentPage: PageModel {
    static let template = "accounts/recovery-sent"

    let frame: Frame
    let address: String

    init(email: String, frame: Frame) {
        self.frame = frame
        self.address = email
    }
}

/// Asks for the new password.
struct NewPasswordPage: PageModel {
    static let template = "accounts/recovery-password"

    let frame: Frame
    let status: HTTPResponse.Status
    let action: String
    /// For password managers: whose password it is.
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

/// Says that a link is no longer good.
struct RecoveryGonePage: PageModel {
    static let template = "accounts/recovery-gone"

    let frame: Frame
    let status = HTTPResponse.Status.gone
}
