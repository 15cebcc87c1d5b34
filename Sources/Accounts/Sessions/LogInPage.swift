import HTTPTypes
import Web

/// Asks for login and password.
struct LogInPage: PageModel {
    static let template = "accounts/log-in"

    let frame: Frame
    let status: HTTPResponse.Status
    let complaint: String
    let login: FieldView
    let password: FieldView
    let remember: Bool
    let next: String

    init(_ form: LogInForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.complaint = errors["form"].joined(separator: " ")
        self.login = FieldView("login", of: form, errors)
        // The password is never shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
        self.remember = errors.isEmpty || form.input.isOn("remember")
        self.next = form.next
    }
}
