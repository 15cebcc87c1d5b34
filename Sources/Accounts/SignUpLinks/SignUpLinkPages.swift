import HTTPTypes
import Web

/// The page that says that a letter is on its way, whoever has the address.
struct SignUpSentPage: PageModel {
    static let template = "accounts/sign-up-sent"

    let frame: Frame
    let address: String
}

/// The page with the button that finishes signing up, or word that the link is void.
struct SignUpEndPage: PageModel {
    static let template = "accounts/sign-up-end"

    let frame: Frame
    let status: HTTPResponse.Status
    /// Empty when the link is void.
    let action: String
    let address: String
    let formComplaints: [String]
    let screenName: FieldView

    init(_ waiting: WaitingSignUp?, _ token: String, _ form: SignUpEndForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = waiting == nil ? .gone : errors.isEmpty ? .ok : .unprocessableContent
        self.action = waiting == nil ? "" : AccountLinks.signUpEnd(token)
        self.address = waiting?.email ?? ""
        self.formComplaints = errors["form"] + errors["email"]
        self.screenName = FieldView("screenName", of: form, errors)
    }
}
