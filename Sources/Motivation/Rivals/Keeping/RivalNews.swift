import Foundation
import Members
import Notices
import Storage
import Web

/// Tells members what became of a group of theirs, in the transaction that does it; without places and scores.
enum RivalNews {
    static func keeps(_ member: Member.ID, _ group: RivalGroup, at now: Date, in db: any SQLConnection) throws {
        try Notice.tell(
            member,
            .rivalKeeper,
            "You look after \(group.quoted) now",
            path: RivalLinks.group(group.id),
            cause: "rival keeper \(group.id) \(now.milliseconds)",
            at: now,
            in: db
        )
    }

    static func removed(_ member: Member.ID, _ group: RivalGroup, at now: Date, in db: any SQLConnection) throws {
        try Notice.tell(
            member,
            .rivalRemoval,
            "You aren't in \(group.quoted) any more",
            path: RivalLinks.all.path,
            cause: Self.removal(from: group.id),
            at: now,
            in: db
        )
    }

    /// Takes back that a member isn't in it any more, because they are.
    static func isIn(_ member: Member.ID, _ id: RivalGroup.ID, in db: any SQLConnection) throws {
        try Notice.takeBack(member, cause: Self.removal(from: id), in: db)
    }

    /// Tells everybody in it but who ended it, once for a last day.
    static func ended(_ group: RivalGroup, by keeper: Member.ID?, at now: Date, in db: any SQLConnection) throws {
        for seat in try RivalSeat.all(in: group.id, db) where seat.owner != keeper {
            try Notice.tell(
                seat.owner,
                .rivalEnd,
                "\(group.quoted) has ended, and its podium stands",
                path: RivalLinks.group(group.id),
                cause: Self.end(of: group),
                at: now,
                in: db
            )
        }
    }

    /// Takes back that a group has ended, because it goes on; its end is told when it comes.
    static func goesOn(_ ended: RivalGroup, in db: any SQLConnection) throws {
        for seat in try RivalSeat.all(in: ended.id, db) {
            try Notice.takeBack(seat.owner, cause: Self.end(of: ended), in: db)
        }
    }

    private static func removal(from id: RivalGroup.ID) -> String { "rival removal \(id)" }
    private static func end(of group: RivalGroup) -> String { "rival end \(group.id) \(group.scoring.days.upperBound)" }
}
