/// What this wing needs of others.
package struct MotivationPorts: Sendable {
    package let boards: BoardPorts

    package init(boards: BoardPorts) { self.boards = boards }
}
