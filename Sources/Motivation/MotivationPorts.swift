/// What this wing needs of others.
package struct MotivationPorts: Sendable {
    package let boards: BoardPorts
    package let cheers: CheerPorts
    package let missions: MissionPorts
    package let rivals: RivalPorts

    package init(boards: BoardPorts, cheers: CheerPorts, missions: MissionPorts, rivals: RivalPorts) {
        self.boards = boards
        self.cheers = cheers
        self.missions = missions
        self.rivals = rivals
    }
}
