import Storage
import Support
import Testing

@testable import Community

/// Reports that nobody in the house may decide.
struct OperatorReportTests {
    @Test("a report is the operator's when nobody else may decide it", arguments: Backend.available)
    func only(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let (mo, kim) = (try await village.add("Mo"), try await village.add("Kim"))
        func send(about: Int64, administrators: [Int64], moderators: [Int64] = []) async throws -> (jobs: Int, own: Int)
        {
            try await village.database.write { db in
                for emptied: SQL in ["DELETE FROM report", "DELETE FROM job"] { try db.execute(emptied) }
            }
            let store = village.reports(of: ana, administrators: administrators, moderators: moderators)
            let form = ReportForm.Values(about: about, reason: .spam, words: "", chat: nil, numbers: [], blocks: false)
            #expect(try await store.send(form, at: village.now) == .taken)
            return try await village.database.read { db in
                let jobs = try db.row("SELECT COUNT(*) FROM job WHERE kind = \(OperatorReportJob.kind)") {
                    try $0.int(0)
                }
                let own = try WaitingReports.onlyForOperator(
                    administrators: administrators,
                    moderators: moderators,
                    in: db
                )
                return (jobs ?? 0, own.count)
            }
        }
        // About the only administrator, whom moderators can't decide about.
        #expect(try await send(about: mo, administrators: [mo], moderators: [kim]) == (1, 1))
        // By the only administrator.
        #expect(try await send(about: ben, administrators: [ana]) == (1, 1))
        #expect(try await send(about: ben, administrators: [ana], moderators: [kim]) == (0, 0))
        #expect(try await send(about: mo, administrators: [mo, kim]) == (0, 0))
    }
}
