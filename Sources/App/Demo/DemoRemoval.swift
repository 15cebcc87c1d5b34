import Accounts
import Audit
import Community
import Jobs
import Members
import Motivation
import Storage
import Training

/// Takes the made-up people out again, with everything that is theirs and nothing else.
enum DemoRemoval {
    /// Jobs whose payload begins with a member's id.
    ///
    /// The names are stored with each job, so they never change.
    private static let ofMembers = [
        "deliver-notice", "push", "settle-day", "tell-buddies-of-outings", "tell-buddies-of-earnings",
        "tell-unread-messages", "notice-digest",
        "planning-again", "write-planned-workout", "person-changed", "zone-changed", "rest-bell", "delete-account",
        "end-suspension", "music-source", "music-heart",
    ]
    /// Jobs whose payload names an event or a group.
    private static let ofThings = ["give-event-places", "tell-event-news", "end-rivals"]

    /// Returns how many people it took out.
    static func run(in database: any Database) async throws -> Int {
        try await database.write { db in
            try db.acquire(.roles)
            try GymStore.close(DemoGyms.list, in: db)
            let members = try MadeUpMembers.all(in: db)
            guard !members.isEmpty else { return 0 }
            let events = try Traces.deleteEvents(of: members, in: db)
            try Traces.deleteChats(of: members, in: db)
            try AuditRecord.forget(madeUp: members, in: db)
            try MadeUpMembers.delete(members, observer: Departure.observer, in: db)
            let groups = try RivalPurge.deleteEmpty(in: db)
            try JobStore.remove(Self.ofMembers, beginning: members.map(String.init), in: db)
            try JobStore.remove(Self.ofThings, naming: events + groups, in: db)
            return members.count
        }
    }
}
