import HTTPTypes
import Web

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
