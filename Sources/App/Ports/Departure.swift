import Accounts
import Community
import Notices
import Nutrition
import Storage

/// Hides members who asked to leave from others at once, and shows them again when they stay.
///
/// What names them goes as it would with a block: notices, and the names on what others got from them. Counts of people
/// alike go on without them; if they stay, the next count includes them.
enum Departure {
    static let observer: LeavingObserver = { member, isLeaving, db in
        if isLeaving {
            try Absence.begin(of: member, in: db)
            try Notice.hide(about: member, in: db)
            try SharedCopies.named.unname(from: member, in: db)
            try CohortStore.leave(member, in: db)
        } else {
            try Absence.end(of: member, in: db)
            try Notice.show(about: member, in: db)
            guard let name = try MemberStore.firstName(of: member, in: db) else { return }
            try SharedCopies.named.name(name, from: member, in: db)
        }
    }

    /// Hides the members who asked before there was such a table.
    static let migrations = [
        Migration("app-0001-absence-of-leaving") { _ in
            ["INSERT INTO absence (owner_id) SELECT owner_id FROM leaving", Self.uncount]
        }
    ]

    private static let uncount = "DELETE FROM cohort_member WHERE owner_id IN (SELECT owner_id FROM leaving)"
}
