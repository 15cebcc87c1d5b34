package import HealthMath

/// Someone about to become a member: checked values, the password already hashed.
package struct NewMember: Sendable, Equatable {
    package var firstName: String
    package var lastName: String
    package var screenName: String
    package var email: String
    package var birthday: CalendarDay
    package var gender: Sex
    package var timeZone: String
    package var passwordHash: String

    package init(
        firstName: String,
        lastName: String,
        screenName: String,
        email: String,
        birthday: CalendarDay,
        gender: Sex,
        timeZone: String,
        passwordHash: String
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.screenName = screenName
        self.email = email
        self.birthday = birthday
        self.gender = gender
        self.timeZone = timeZone
        self.passwordHash = passwordHash
    }
}
