import Foundation
import Members
import Storage
import Web

/// Kind words for lines of a group's feed.
struct RivalCheering: Sendable {
    let database: any Database
    let switches: HouseSwitches

    /// What a member can say to a line.
    struct Cheer: Sendable, Equatable {
        let takesCheers: Bool
        /// The kind words that they said to it; nil for none yet.
        let said: CheerWords?

        static let closed = Cheer(takesCheers: false, said: nil)
    }

    /// Returns what a member can say to each of some lines, by one statement; own lines are left out.
    func cheers(for lines: [Rivals.Line], by member: Member.ID) async throws -> [RivalLine.ID: Cheer] {
        let ids = lines.filter { $0.fellow != nil && $0.line.canBeCheered }.map(\.line.id)
        guard self.switches.isOn(.cheers), !ids.isEmpty else { return [:] }
        let cheers = try await self.database.rows(
            """
            SELECT rival_line.id, COALESCE(achievement_share.takes_cheers, 0), cheer.words
            FROM rival_line
            LEFT JOIN achievement_share ON achievement_share.owner_id = rival_line.owner_id
            LEFT JOIN cheer ON cheer.owner_id = \(member) AND cheer.to_id = rival_line.owner_id
                AND cheer.achievement = \(CheerSubject.line) || rival_line.id AND cheer.taken_back <> 1
            WHERE rival_line.id IN \(list: ids)
            """
        ) { row in
            var columns = row.reader
            let (id, takesCheers) = (try columns.text(), try columns.bool())
            let said = try columns.optionalText().flatMap { CheerWords(rawValue: $0) }
            return (id, Cheer(takesCheers: takesCheers, said: said))
        }
        return Dictionary(uniqueKeysWithValues: cheers)
    }

    /// Says kind words to a line of a group that the member sees.
    func give(
        _ words: CheerWords,
        for id: RivalLine.ID,
        in seen: Rivals.Seen,
        by member: Member,
        at now: Date
    ) async throws -> CheerStore.Said {
        guard let line = seen.lines.first(where: { $0.line.id == id && $0.fellow != nil })?.line, line.canBeCheered
        else { return .nothing }
        return try await CheerStore(database: self.database, owner: member.id).give(
            words,
            for: .line(id, of: seen.group),
            to: line.member,
            from: member.firstName,
            at: now
        )
    }

    /// Takes back what the member just said to a line; false for what stays said.
    func takeBack(_ id: RivalLine.ID, by member: Member.ID, at now: Date) async throws -> Bool {
        try await CheerStore(database: self.database, owner: member).takeBack(CheerSubject.line + id, at: now)
    }
}
