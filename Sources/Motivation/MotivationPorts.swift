/// What this wing needs of others.
package struct MotivationPorts: Sendable {
    package let boards: BoardPorts
    package let cheers: CheerPorts
    package let missions: MissionPorts
    package let photos: ProgressPhotoPorts
    package let rivals: RivalPorts
    package let rewards: RewardPorts

    package init(
        boards: BoardPorts,
        cheers: CheerPorts,
        missions: MissionPorts,
        photos: ProgressPhotoPorts,
        rivals: RivalPorts,
        rewards: RewardPorts
    ) {
        self.boards = boards
        self.cheers = cheers
        self.missions = missions
        self.photos = photos
        self.rivals = rivals
        self.rewards = rewards
    }
}
