import HealthMath

/// Somebody as one member may see them.
struct SeenPerson: Sendable {
    let person: Person
    /// Nil for a buddy who has no profile (any more).
    let profile: BuddyProfile?
    /// Nil without one, or when it isn't shown.
    let photoVersion: String?
    /// How the asker stands with them.
    let standing: Acquaintance
    /// Whether it is the asker themselves.
    let isSelf: Bool
    /// Between the cells of both; nil when one keeps theirs.
    let kilometres: Double?
    /// Minutes by which the asker's clock is ahead of theirs.
    let minutesAhead: Int

    /// The chat of the two; nil for who is no buddy.
    var chat: String? { self.standing.chat }

    var isBuddy: Bool { self.chat != nil }

    /// What buddies see only by their buddy's leave.
    func shows(_ share: BuddyProfile.Shares) -> Bool {
        (self.isBuddy || self.isSelf) && self.profile?.shares.contains(share) == true
    }
}
