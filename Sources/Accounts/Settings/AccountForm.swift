import HealthMath
import Web

/// The form for name, address and birthday.
struct AccountForm: Form {
    static let fields: [String: FieldKind] = [
        "firstName": .text, "lastName": .text, "screenName": .text, "email": .text, "birthday": .text,
        "gender": .text, "version": .text, "current": .secret,
    ]

    let input: FormInput
    /// The rules for birthdays; set by the controller.
    var ages = AgeRule(minimum: 0, today: .last)

    init(input: FormInput) { self.input = input }

    /// Fills the form from an account.
    init(_ account: Account) {
        self.input = FormInput([
            "firstName": account.firstName,
            "lastName": account.lastName,
            "screenName": account.screenName,
            "email": account.email,
            "birthday": account.birthday.description,
            "gender": account.gender.rawValue,
            "version": String(account.version),
        ])
    }

    struct Values: Sendable, Equatable {
        var firstName: String
        var lastName: String
        var screenName: String
        var email: String
        var birthday: CalendarDay
        var gender: Sex
        /// The account's version when the page was made.
        var version: Int64
        /// The password, which a new address requires.
        var current: String
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let firstName = MemberRules.firstName(self.input, into: &errors)
        let lastName = MemberRules.lastName(self.input, into: &errors)
        let screenName = MemberRules.screenName(self.input, into: &errors)
        let email = MemberRules.email(self.input, into: &errors)
        let birthday = MemberRules.birthday(self.input, self.ages, into: &errors)
        let gender = MemberRules.gender(self.input, into: &errors)
        guard let version = Int64(self.input["version"]) else {
            errors.add("form", "Open this page again and repeat your change.")
            return nil
        }
        guard let birthday, let gender else { return nil }
        return Values(
            firstName: firstName,
            lastName: lastName,
            screenName: screenName,
            email: email,
            birthday: birthday,
            gender: gender,
            version: version,
            current: self.input.secret("current")
        )
    }
}

extension AccountForm.Values {
    func apply(to account: inout Account) {
        account.firstName = self.firstName
        account.lastName = self.lastName
        account.screenName = self.screenName
        account.email = self.email
        account.birthday = self.birthday
        account.gender = self.gender
    }
}
