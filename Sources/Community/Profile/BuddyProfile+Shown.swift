import Storage

extension BuddyProfile {
    /// An SQL condition: somebody shows a profile, and neither blocked the other.
    ///
    /// The pieces are values or columns, as those of `Blocks.none`. Suspension and age are asked of accounts.
    static func isShown(of them: SQL, to me: SQL) -> SQL {
        """
        EXISTS (SELECT 1 FROM buddy_profile WHERE buddy_profile.owner_id = \(them) AND buddy_profile.is_visible = 1)
        AND \(Blocks.none(between: me, and: them))
        """
    }
}
