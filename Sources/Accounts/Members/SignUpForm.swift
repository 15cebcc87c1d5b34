import HealthMath
import Web

/// Reads what somebody typed to sign up.
struct SignUpForm: Form {
    static let fields: [String: FieldKind] = [
        "firstName": .text, "lastName": .text, "screenName": .text, "email": .text, "birthday": .text,
        "gender": .text, "password": .secret, "passwordAgain": .secret, "timeZone": .text, "invitation": .secret,
    ]

    let input: FormInput
    /// The rules for birthdays; set by the controller.
    var ages = AgeRule(minimum: 0, today: .last)

    init(input: FormInput) { self.input = input }

    /// The values without the password's hash, which takes a while to make.
    struct Values: Sendable {
        let firstName: String
        let lastName: String
        let screenName: String
        let email: String
        let birthday: CalendarDay
        let gender: Sex
        let timeZone: String
        let password: String
        /// The secret of a link that lets somebody in; nil where none was sent.
        let invitation: SecretToken?
    }

    /// The secret of the link with which somebody came; nil for none.
    var invitation: SecretToken? {
        let text = self.input.secret("invitation")
        return text.isEmpty ? nil : SecretToken(text)
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let firstName = MemberRules.firstName(self.input, into: &errors)
        let lastName = MemberRules.lastName(self.input, into: &errors)
        let screenName = MemberRules.screenName(self.input, into: &errors)
        let email = MemberRules.email(self.input, into: &errors)
        let birthday = MemberRules.birthday(self.input, self.ages, into: &errors)
        let gender = MemberRules.gender(self.input, into: &errors)
        let timeZone = MemberRules.timeZone(self.input, into: &errors)
        let password = PasswordRules.password(self.input, names: [email, screenName], into: &errors)
        guard let birthday, let gender else { return nil }
        return Values(
            firstName: firstName,
            lastName: lastName,
            screenName: screenName,
            email: email,
            birthday: birthday,
            gender: gender,
            timeZone: timeZone,
            password: password,
            invitation: self.invitation
        )
    }
}
