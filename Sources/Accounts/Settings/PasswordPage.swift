import HTTPTypes
import Web

/// Asks for the old password and another.
struct PasswordPage: PageModel {
    static let template = "me/password"

    let frame: Frame
    let status: HTTPResponse.Status
    // Passwords are never shown again.
    let current: FieldView
    let password: FieldView
    let passwordAgain: FieldView

    init(_ errors: FormErrors = FormErrors(), frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.current = FieldView(value: "", complaints: errors["current"])
        self.password = FieldView(value: "", complaints: errors["password"])
        self.passwordAgain = FieldView(value: "", complaints: errors["passwordAgain"])
    }
}
