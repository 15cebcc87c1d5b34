/// What this wing needs of others.
package struct MotivationPorts: Sendable {
    package let boards: BoardPorts
    package let cheers: CheerPorts

    package init(boards: BoardPorts, cheers: CheerPorts) {
        self.boards = boards
        self.cheers = cheers
    }
}
