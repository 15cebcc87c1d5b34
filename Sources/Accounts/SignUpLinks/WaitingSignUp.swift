import HealthMath

/// What somebody signed up with, until they open the link that was mailed to them; its properties are stored, sealed.
struct WaitingSignUp: Codable, Sendable, Equatable {
    private let firstName: String
    private let lastName: String
    let screenName: String
    let email: String
    private let birthday: String
    private let gender: String
    private let timeZone: String
    private let passwordHash: String
    /// The text of the invitation with which they came; nil for none.
    let invitation: String?

    init(_ person: NewMember, invitation: String?) {
        self.firstName = person.firstName
        self.lastName = person.lastName
        self.screenName = person.screenName
        self.email = person.email
        self.birthday = person.birthday.description
        self.gender = person.gender.rawValue
        self.timeZone = person.timeZone
        self.passwordHash = person.passwordHash
        self.invitation = invitation
    }

    /// Returns nil for what this program didn't write.
    func person(named screenName: String) -> NewMember? {
        guard let birthday = CalendarDay(self.birthday), let gender = Sex(rawValue: self.gender) else { return nil }
        return NewMember(
            firstName: self.firstName,
            lastName: self.lastName,
            screenName: screenName,
            email: self.email,
            birthday: birthday,
            gender: gender,
            timeZone: self.timeZone,
            passwordHash: self.passwordHash
        )
    }
}
