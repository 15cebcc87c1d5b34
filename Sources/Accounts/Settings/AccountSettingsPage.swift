import HTTPTypes
import HealthMath
import Web

/// The page for name, address and birthday, with links to the other settings.
struct AccountSettingsPage: PageModel {
    static let template = "me/settings"

    let frame: Frame
    let status: HTTPResponse.Status
    let formComplaints: [String]
    let firstName: FieldView
    let lastName: FieldView
    let screenName: FieldView
    let email: FieldView
    /// Whether a new address is confirmed by a mailed link, and one is still to be confirmed.
    let sendsMail: Bool
    let asksToConfirm: Bool
    /// The new address whose link wasn't used yet; empty for none.
    let pendingEmail: String
    let current: FieldView
    let birthday: FieldView
    let genders: [ChoiceView]
    let genderComplaints: [String]
    /// The account's version that the form changes.
    let version: String

    init(
        _ form: AccountForm,
        _ errors: FormErrors = FormErrors(),
        of account: Account,
        moving pending: String? = nil,
        sendsMail: Bool,
        frame: Frame
    ) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.formComplaints = errors["form"]
        self.firstName = FieldView("firstName", of: form, errors)
        self.lastName = FieldView("lastName", of: form, errors)
        self.screenName = FieldView("screenName", of: form, errors)
        self.email = FieldView("email", of: form, errors)
        // The password is never shown again.
        self.current = FieldView(value: "", complaints: errors["current"])
        self.sendsMail = sendsMail
        self.pendingEmail = sendsMail ? pending ?? "" : ""
        self.asksToConfirm = sendsMail && (account.emailConfirmedAt == nil || pending != nil)
        self.birthday = FieldView("birthday", of: form, errors)
        self.genders = Sex.choices(chosen: form.input["gender"])
        self.genderComplaints = errors["gender"]
        self.version = String(account.version)
    }
}
