import Audit
import Foundation
import Jobs
import Members
import Storage

/// Lets jobs run again that were given up.
struct HouseJobs: Sendable {
    let database: any Database

    /// Returns the kind of the job; nil when it isn't among those given up.
    ///
    /// Nobody is the operator.
    func again(_ id: Int64, by administrator: Member?, at now: Date) async throws -> String? {
        try await self.database.write { db in
            guard let kind = try JobStore.again(id, at: now, in: db) else { return String?.none }
            try AuditRecord.write(.jobTriedAgain, byWhom: administrator, on: "\(kind) (\(id))", at: now, in: db)
            return kind
        }
    }
}
