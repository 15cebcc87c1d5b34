import HealthMath
import Members
import Storage

/// Shows members their board, as far as they may see who is on it.
struct Boards: Sendable {
    let counter: DeedCounter
    let ports: BoardPorts

    /// A board over a span as one member may see it.
    struct Seen: Sendable {
        let board: Board
        var own: BoardPlace?
        var around: [(place: BoardPlace, fellow: BoardFellow?)] = []
        var first: [(place: BoardPlace, fellow: BoardFellow?)] = []
    }

    /// How many are shown on either side of one's own place, and of the first.
    private static let near = 4
    private static let most = 3

    /// Returns nil when the member is on no board.
    ///
    /// A member whose aim or age changed since is seated where they belong now.
    func seen(_ span: BoardSpan, by member: Member) async throws -> Seen? {
        try await self.counter.catchUp(member.id)
        let store = BoardStore(database: self.counter.database, owner: member.id)
        let key = span.key(around: member.day(at: self.counter.now()))
        guard var found = try await store.view(key), let board = try await self.ports.board(member) else { return nil }
        if found.board != board.name {
            try await self.seat(member, at: board)
            guard let again = try await store.view(key) else { return nil }
            found = again
        }
        let others = Set((found.view.around + found.view.first).map(\.member)).subtracting([member.id])
        let fellows = try await self.ports.fellows(others.sorted(), member)
        func shown(_ places: [BoardPlace]) -> [(place: BoardPlace, fellow: BoardFellow?)] {
            places.compactMap { place in
                if place.member == member.id { return (place, nil) }
                return fellows[place.member].map { (place, $0) }
            }
        }
        let around = shown(found.view.around)
        let own = around.firstIndex { $0.place.member == member.id }
        return Seen(
            board: board,
            own: found.view.own,
            around: own.map { Array(around[max(0, $0 - Self.near)..<min(around.count, $0 + Self.near + 1)]) } ?? [],
            first: Array(shown(found.view.first).prefix(Self.most))
        )
    }

    /// Returns false for a member who may not meet others.
    func join(_ member: Member) async throws -> Bool {
        guard let board = try await self.ports.board(member) else { return false }
        try await self.counter.catchUp(member.id)
        try await self.seat(member, at: board)
        return true
    }

    func leave(_ member: Member) async throws {
        try await self.counter.database.write { try BoardScores.leave(member.id, in: $0) }
    }

    private func seat(_ member: Member, at board: Board) async throws {
        let now = self.counter.now()
        let today = member.day(at: now)
        try await self.counter.database.write { db in
            try BoardScores.join(board, member.id, today: today, at: now, in: db)
        }
    }
}
