import Audit
import Foundation
import Jobs
import Members
import Storage

/// Lets jobs run again that were given up, and gives up those that wait.
struct HouseJobs: Sendable {
    let database: any Database

    /// Finds a job that was given up; nil when it isn't among the latest of them.
    func find(_ id: Int64) async throws -> JobStore.Dead? {
        try await JobStore(database: self.database).givenUp(limit: HousePage.mostDead).first { $0.id == id }
    }

    /// Lets a job run again and writes that down; returns its kind, or nil when it wasn't given up.
    ///
    /// Without an administrator it is the operator's, on the command line.
    func again(
        _ id: Int64,
        because reason: String,
        by administrator: Member?,
        at now: Date
    ) async throws -> String? {
        try await self.database.write { db in
            guard let kind = try JobStore.again(id, at: now, in: db) else { return String?.none }
            let (action, subject) = (AuditRecord.Action.jobTriedAgain, "\(kind) (\(id))")
            try AuditRecord.write(action, byWhom: administrator, on: subject, detail: reason, at: now, in: db)
            return kind
        }
    }

    /// Gives up a job that waits, for the operator, and writes that down; returns its kind, or nil when it doesn't wait.
    func bury(_ id: Int64, because reason: String, at now: Date) async throws -> String? {
        try await self.database.write { db in
            guard let kind = try JobStore.bury(id, because: reason, at: now, in: db) else { return String?.none }
            try AuditRecord.write(.jobGivenUp, byWhom: nil, on: "\(kind) (\(id))", detail: reason, at: now, in: db)
            return kind
        }
    }
}
