import Members

/// A member as matching sees them.
struct Candidate: Sendable, Equatable {
    let person: Person
    let profile: BuddyProfile
    /// The times at which they are free in a usual week: by their free-time settings, or else by their profile.
    let times: WeekTimes
    /// Milliseconds since 1970 UTC.
    let activeAt: Int64
    let createdAt: Int64
    /// The version of the picture; nil when none is shown.
    let photoVersion: String?

    init(_ person: Person, _ found: BuddyProfiles.Found, free: WeekTimes?) {
        self.person = person
        self.profile = found.profile
        self.times = free ?? found.profile.times
        self.activeAt = found.activeAt
        self.createdAt = found.createdAt
        self.photoVersion = found.photoVersion
    }

    var id: Member.ID { self.person.id }
}
