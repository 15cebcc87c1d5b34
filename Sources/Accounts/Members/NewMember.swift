import HealthMath

/// Someone about to become a member: checked values, the password already hashed.
struct NewMember: Sendable, Equatable {
    var firstName: String
    var lastName: String
    var screenName: String
    var email: String
    var birthday: CalendarDay
    var gender: Sex
    var timeZone: String
    var passwordHash: String

}
