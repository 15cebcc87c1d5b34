import Accounts
import Community
import Notices
import Nutrition
import Planning
import Storage

/// Hides members who asked to leave from others at once, and shows them again when they stay.
///
/// What names them goes as it would with a block: notices, the names on what others got from them, and what they agreed
/// with buddies, which who is suspended takes off both plans, too. Counts of people alike go on without them; if they
/// stay, the next count includes them.
struct Departure: Sendable {
    private let joint: JointWorkoutEnd

    init(_ database: any Database) {
        self.joint = JointWorkoutEnd(
            remove: { id, owner, now, db in
                try JointPlan.remove(id, of: owner, database: database, now: now, in: db)
            },
            restore: { id, owners, now, db in
                try JointPlan.restore(id, of: owners, database: database, now: now, in: db)
            }
        )
    }

    var observer: AbsenceObserver {
        { change, db in try change.begins ? self.begin(change, in: db) : self.end(change, in: db) }
    }

    private func begin(_ change: AbsenceChange, in db: any SQLConnection) throws {
        let member = change.member
        try self.joint.end(of: member, at: change.at, in: db)
        guard change.cause == .leaving else { return }
        try Absence.begin(of: member, in: db)
        try Notice.hide(about: member, in: db)
        try SharedCopies.named.unname(from: member, in: db)
        try CohortStore.leave(member, in: db)
    }

    private func end(_ change: AbsenceChange, in db: any SQLConnection) throws {
        let member = change.member
        if change.cause == .leaving {
            try Absence.end(of: member, in: db)
            try Notice.show(about: member, at: change.at, in: db)
            if let name = try MemberStore.firstName(of: member, in: db) {
                try SharedCopies.named.name(name, from: member, in: db)
            }
        }
        let isSuspended = { try Suspension.since(of: $0, in: db) != nil }
        try self.joint.restore(of: member, isAway: isSuspended, at: change.at, in: db)
    }

    /// Hides the members who asked before there was such a table.
    static let migrations = [
        Migration("app-0001-absence-of-leaving") { _ in
            ["INSERT INTO absence (owner_id) SELECT owner_id FROM leaving", Self.uncount]
        }
    ]

    private static let uncount = "DELETE FROM cohort_member WHERE owner_id IN (SELECT owner_id FROM leaving)"
}
