import HTTPTypes
import HealthMath
import Web

/// Shows the form with which somebody signs up.
struct SignUpPage: PageModel {
    static let template = "accounts/sign-up"

    let frame: Frame
    let status: HTTPResponse.Status
    let formComplaints: [String]
    /// The secret of the link with which somebody came; empty for none.
    let invitation: String
    let firstName: FieldView
    let lastName: FieldView
    let screenName: FieldView
    let email: FieldView
    /// Whether to offer logging in, because the address has an account.
    let emailTaken: Bool
    /// The page to log in with that address.
    let logInPath: String
    let birthday: FieldView
    let latestBirthday: String
    let tooYoung: String
    let genders: [ChoiceView]
    let genderComplaints: [String]
    let password: FieldView
    let passwordAgain: FieldView
    let timeZone: String
    let timeZoneComplaints: [String]

    init(_ form: SignUpForm, _ errors: FormErrors, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.formComplaints = errors["form"]
        self.invitation = form.invitation?.text ?? ""
        self.firstName = FieldView("firstName", of: form, errors)
        self.lastName = FieldView("lastName", of: form, errors)
        self.screenName = FieldView("screenName", of: form, errors)
        self.email = FieldView("email", of: form, errors)
        self.logInPath = "\(Places.logIn.path)?login=\(form.input["email"].escapedForAddress)"
        self.emailTaken = errors["email"] == [NamesTaken.emailWords]
        self.birthday = FieldView("birthday", of: form, errors)
        self.latestBirthday = form.ages.latest.description
        self.tooYoung = form.ages.tooYoung
        self.genders = Sex.choices(chosen: form.input["gender"])
        self.genderComplaints = errors["gender"]
        // Passwords are never shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
        self.passwordAgain = FieldView(value: "", complaints: errors["passwordAgain"])
        self.timeZone = form.input["timeZone"].isEmpty || !errors["timeZone"].isEmpty ? "UTC" : form.input["timeZone"]
        self.timeZoneComplaints = errors["timeZone"]
    }
}

extension Sex {
    /// The label of the choice.
    var name: String {
        switch self {
        case .female: return "Female"
        case .male: return "Male"
        case .other: return "Other"
        }
    }

    static func choices(chosen: String) -> [ChoiceView] {
        Self.allCases.map { ChoiceView($0.rawValue, label: $0.name, chosen: $0.rawValue == chosen) }
    }
}
