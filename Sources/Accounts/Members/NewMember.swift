import HealthMath

/// The checked values of a new member, with the password's hash.
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
