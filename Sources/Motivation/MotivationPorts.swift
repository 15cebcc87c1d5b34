/// What this wing needs of others.
package struct MotivationPorts: Sendable {
    /// Finds which of a member's days count by now.
    package let days: CountedDays.Finder
    /// What boards need: who is alike, and whom one may see.
    package let boards: BoardPorts
    /// What cheers need: a member's buddies, and who may hear of them.
    package let cheers: CheerPorts
    /// What missions need: what a member weighed, walked and drank, and what is safe for them.
    package let missions: MissionPorts
    /// What progress photos need: whether a member is old enough.
    package let photos: ProgressPhotoPorts
    /// What groups of rivals need: who may be in one, and whom one may see there.
    package let rivals: RivalPorts
    /// What goals of the month and rewards need: what a member did, and where a voucher is sent.
    package let rewards: RewardPorts

    package init(
        days: @escaping CountedDays.Finder,
        boards: BoardPorts,
        cheers: CheerPorts,
        missions: MissionPorts,
        photos: ProgressPhotoPorts,
        rivals: RivalPorts,
        rewards: RewardPorts
    ) {
        self.days = days
        self.boards = boards
        self.cheers = cheers
        self.missions = missions
        self.photos = photos
        self.rivals = rivals
        self.rewards = rewards
    }
}
