import Accounts
import Audit
import Community
import Foundation
import Jobs
import Members
import Motivation
import Storage
import Training

/// Takes the made-up people out again, with everything that is theirs and nothing else.
enum DemoRemoval {
    /// Returns how many people it took out.
    static func run(in database: any Database, at now: Date) async throws -> Int {
        try await database.write { db in
            try db.acquire(.roles)
            try GymStore.close(DemoGyms.list, in: db)
            let members = try MadeUpMembers.all(in: db)
            guard !members.isEmpty else { return 0 }
            let events = try Traces.deleteEvents(of: members, in: db)
            try Traces.deleteChats(of: members, in: db)
            try AuditRecord.forget(madeUp: members, in: db)
            try MadeUpMembers.delete(members, observer: Departure(database).observer, at: now, in: db)
            let groups = try RivalPurge.deleteEmpty(in: db)
            let payloads = Mount.wings.jobPayloads
            func kinds(_ payload: JobPayload) -> [String] { payloads.filter { $0.value == payload }.keys.sorted() }
            try JobStore.remove(kinds(.member), beginning: members.map(String.init), in: db)
            try JobStore.remove(kinds(.thing), naming: events + groups, in: db)
            return members.count
        }
    }
}
