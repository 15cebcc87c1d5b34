import HealthMath

/// A member as another one may see them.
struct SeenPerson: Sendable {
    let person: Person
    /// Nil for a buddy without a profile.
    let profile: BuddyProfile?
    /// Nil without a picture, or when it isn't shown.
    let photoVersion: String?
    /// The asker's relation to them.
    let standing: Acquaintance
    /// Whether it is the asker themselves.
    let isSelf: Bool
    /// The distance between the cells of both; nil when one has no place.
    let kilometres: Double?
    /// The minutes by which the asker's time zone is ahead of theirs.
    let minutesAhead: Int

    /// The chat of the two; nil unless they are buddies.
    var chat: String? { self.standing.chat }

    var isBuddy: Bool { self.chat != nil }

    /// Returns whether they share something with their buddies.
    func shows(_ share: BuddyProfile.Shares) -> Bool {
        (self.isBuddy || self.isSelf) && self.profile?.shares.contains(share) == true
    }
}
