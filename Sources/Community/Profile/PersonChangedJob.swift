import Jobs
import Storage

/// Copies changed facts of an account to its member's profile.
struct PersonChangedJob: Sendable {
    let database: any Database
    let people: PersonLookup

    func run(_ job: Job) async throws -> JobOutcome {
        guard let member = Int64(job.payload) else { return .hopeless("no member") }
        guard let person = try await self.people([member])[member] else { return .done }
        try await ProfileStore(database: self.database, owner: member).follow(person)
        return .done
    }
}
