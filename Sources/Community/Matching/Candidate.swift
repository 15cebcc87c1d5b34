import Members

/// Somebody as matching sees them.
struct Candidate: Sendable, Equatable {
    let person: Person
    let profile: BuddyProfile
    /// When they have time in a usual week: as they planned it, or else as their profile says.
    let times: WeekTimes
    /// Milliseconds since 1970 UTC.
    let activeAt: Int64
    let createdAt: Int64
    /// Of the picture, for who shows one.
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
