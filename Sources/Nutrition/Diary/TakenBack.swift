import Web

/// Thrown by the diary's stores where a request comes again whose entries were taken back since.
struct TakenBack: Error, Equatable {}

extension Conflict {
    /// Does what logs, and says so where it was logged and taken back before.
    static func ifTakenBack<Logged>(_ log: () async throws -> Logged) async throws -> Logged {
        do {
            return try await log()
        } catch is TakenBack {
            throw Conflict("This was logged, and taken back since. To log it again, begin anew.")
        }
    }
}
