import HTTPTypes
import Web

/// The page for changing the password.
struct PasswordPage: PageModel {
    static let template = "me/password"

    let frame: Frame
    let status: HTTPResponse.Status
    // Never shown again after a failed attempt.
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
