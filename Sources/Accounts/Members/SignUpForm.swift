import HealthMath
import Web

/// What somebody types to become a member.
struct SignUpForm: Form {
    static let fields: [String: FieldKind] = [
        "firstName": .text, "lastName": .text, "screenName": .text, "email": .text, "birthday": .text,
        "gender": .text, "password": .secret, "passwordAgain": .secret, "timeZone": .text,
    ]

    let typed: Typed
    /// Who may join; set by who knows the day.
    var ages = AgeRule(minimum: 0, today: .last)

    /// All but the password's hash, which takes a while to make.
    struct Values: Sendable {
        let firstName: String
        let lastName: String
        let screenName: String
        let email: String
        let birthday: CalendarDay
        let gender: Sex
        let timeZone: String
        let password: String
    }

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Values? {
        let firstName = MemberRules.firstName(self.typed, into: &errors)
        let lastName = MemberRules.lastName(self.typed, into: &errors)
        let screenName = MemberRules.screenName(self.typed, into: &errors)
        let email = MemberRules.email(self.typed, into: &errors)
        let birthday = MemberRules.birthday(self.typed, self.ages, into: &errors)
        let gender = MemberRules.gender(self.typed, into: &errors)
        let timeZone = MemberRules.timeZone(self.typed, into: &errors)
        let password = PasswordRules.password(self.typed, names: [email, screenName], into: &errors)
        guard let birthday, let gender else { return nil }
        return Values(
            firstName: firstName,
            lastName: lastName,
            screenName: screenName,
            email: email,
            birthday: birthday,
            gender: gender,
            timeZone: timeZone,
            password: password
        )
    }
}
