import Foundation
import HealthMath
import Members
import Storage

/// Shows groups to those who are in them, as far as they may see who else is.
struct Rivals: Sendable {
    let counter: DeedCounter
    let ports: RivalPorts

    /// How many lines of the feed a page has.
    private static let lines = 30

    /// A row of the board; without a fellow it is the member's own.
    struct Row: Sendable, Equatable {
        /// Counted among those whom the member sees; who has as high a score has the same place.
        let place: Int
        let standing: RivalStanding
        let fellow: BoardFellow?
    }

    struct Line: Sendable, Equatable {
        let line: RivalLine
        /// Nil for a line about the member.
        let fellow: BoardFellow?
    }

    /// A group as one member sees it.
    struct Seen: Sendable, Equatable {
        let group: RivalGroup
        let own: RivalSeat
        let isKeeper: Bool
        /// The name of its keeper; empty when that is the member, or somebody whom they don't see.
        let keeperName: String
        /// Whether the member may look after it, because who did is suspended or about to leave, and nobody here is in it
        /// longer.
        let mayTakeOver: Bool
        let rows: [Row]
        /// The seats of those whom who looks after it doesn't see, by how long they are in; empty for others.
        let unseen: [RivalSeat.Name]
        let lines: [Line]
        /// The member's own days of each rule, in their order; nil where days count by tenths, and none once it has ended.
        let ownDays: [RivalSteps.Days?]

        var ownRow: Row? { self.rows.first { $0.fellow == nil } }
    }

    /// A group as somebody sees it who has its code.
    struct Offered: Sendable, Equatable {
        let group: RivalGroup
        /// How many are in it, of those whom they would see.
        let count: Int
    }

    func all(of member: Member) async throws -> [RivalStore.Listed] {
        try await self.counter.catchUp(member.id)
        return try await self.store(of: member).all()
    }

    /// Returns nil for a group that the member isn't in.
    func seen(_ id: RivalGroup.ID, by member: Member) async throws -> Seen? {
        try await self.counter.catchUp(member.id)
        guard let contents = try await self.store(of: member).contents(of: id) else { return nil }
        let others = Set(contents.standings.map(\.member) + contents.lines.map(\.member)).subtracting([member.id])
        let fellows = try await self.ports.fellows(others.sorted(), member)
        return Seen(
            group: contents.group,
            own: contents.own,
            isKeeper: contents.group.keeper == member.id,
            keeperName: contents.group.keeper.flatMap { fellows[$0]?.name } ?? "",
            mayTakeOver: try await self.mayTakeOver(contents, fellows, member.id),
            rows: Self.rows(contents.standings, fellows, member.id),
            unseen: contents.group.keeper == member.id ? Self.unseen(contents.standings, fellows, member.id) : [],
            lines: Array(
                contents.lines.compactMap { line -> Line? in
                    if line.member == member.id { return Line(line: line, fellow: nil) }
                    return fellows[line.member].map { Line(line: line, fellow: $0) }
                }
                .prefix(Self.lines)
            ),
            ownDays: try await self.ownDays(contents, of: member)
        )
    }

    private func ownDays(_ contents: RivalStore.Contents, of member: Member) async throws -> [RivalSteps.Days?] {
        let (scoring, now) = (contents.group.scoring, self.counter.now())
        guard contents.group.endedAt == nil else { return scoring.rules.map { _ in nil } }
        let deeds = try await self.counter.database.read { db in
            try RivalDeed.all(of: member.id, for: scoring, through: member.day(at: now), at: now, in: db)
        }
        let steps = RivalSteps(scoring: scoring, aims: contents.own.aims, deeds: deeds)
        return scoring.rules.map { steps.days(of: $0.fact) }
    }

    /// Returns nil for a code of no group that the member may join.
    func offered(_ code: String, to member: Member) async throws -> Offered? {
        guard let isAdult = try await self.ports.isAdult(member),
            let (group, members) = try await self.joining(of: member).find(code, isAdult: isAdult)
        else { return nil }
        let fellows = try await self.ports.fellows(members.filter { $0 != member.id }.sorted(), member)
        return Offered(group: group, count: fellows.count)
    }

    func store(of member: Member) -> RivalStore { RivalStore(database: self.counter.database, owner: member.id) }
    func joining(of member: Member) -> RivalJoining { RivalJoining(database: self.counter.database, owner: member.id) }
    func making(of member: Member) -> RivalMaking { RivalMaking(database: self.counter.database, owner: member.id) }
    func keeping(of member: Member) -> RivalKeeping { RivalKeeping(database: self.counter.database, owner: member.id) }

    private func mayTakeOver(
        _ contents: RivalStore.Contents,
        _ fellows: [Member.ID: BoardFellow],
        _ own: Member.ID
    ) async throws -> Bool {
        // A keeper whom the member sees isn't away.
        guard let keeper = contents.group.keeper, keeper != own, fellows[keeper] == nil, contents.group.endedAt == nil
        else { return false }
        let present = try await self.ports.present(contents.standings.map(\.member))
        let next = contents.standings.filter { present.contains($0.member) }.min { $0.number < $1.number }
        return !present.contains(keeper) && next?.member == own
    }

    private static func unseen(
        _ standings: [RivalStanding],
        _ fellows: [Member.ID: BoardFellow],
        _ own: Member.ID
    ) -> [RivalSeat.Name] {
        standings.filter { $0.member != own && fellows[$0.member] == nil }.map(\.number).sorted()
            .map { RivalSeat.Name($0) }
    }

    /// Lists the places; a member who isn't to be seen takes none.
    private static func rows(
        _ standings: [RivalStanding],
        _ fellows: [Member.ID: BoardFellow],
        _ own: Member.ID
    ) -> [Row] {
        var rows: [Row] = []
        for standing in standings where standing.member == own || fellows[standing.member] != nil {
            let equal = rows.last.flatMap { $0.standing.score == standing.score ? $0.place : nil }
            let place = equal ?? rows.count + 1
            rows.append(Row(place: place, standing: standing, fellow: fellows[standing.member]))
        }
        return rows
    }
}
