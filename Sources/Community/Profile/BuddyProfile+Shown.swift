import Storage

extension BuddyProfile {
    /// Returns the SQL condition that a profile is shown, and neither member blocked the other.
    ///
    /// The arguments are values or columns, as those of `Blocks.none`. Suspension and age are checked by accounts.
    static func isShown(of them: SQL, to me: SQL) -> SQL {
        """
        EXISTS (SELECT 1 FROM buddy_profile WHERE buddy_profile.owner_id = \(them) AND buddy_profile.is_visible = 1)
        AND \(Blocks.none(between: me, and: them))
        """
    }
}
