package import Web

/// Somebody as matching sees them.
package struct Candidate: Sendable, Equatable {
    package let person: Person
    package let profile: BuddyProfile
    /// When they have time in a usual week: as they planned it, or else as their profile says.
    package let times: WeekTimes
    /// Milliseconds since 1970 UTC.
    package let activeAt: Int64
    package let createdAt: Int64
    /// Of the picture, for who shows one.
    package let photoVersion: String?

    package init(_ person: Person, _ found: BuddyProfiles.Found, free: WeekTimes?) {
        self.person = person
        self.profile = found.profile
        self.times = free ?? found.profile.times
        self.activeAt = found.activeAt
        self.createdAt = found.createdAt
        self.photoVersion = found.photoVersion
    }

    package var id: Member.ID { self.person.id }
}
