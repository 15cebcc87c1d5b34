/// What this wing needs of others.
package struct MotivationPorts: Sendable {
    /// Finds which of a member's days count by now.
    package let days: CountedDays.Finder
    package let boards: BoardPorts
    package let cheers: CheerPorts
    package let missions: MissionPorts
    package let photos: ProgressPhotoPorts
    package let rivals: RivalPorts
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
