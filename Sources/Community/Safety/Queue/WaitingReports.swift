package import Foundation
package import Members
package import Storage

/// The reports that nobody has decided, for those who may.
package struct WaitingReports: Sendable {
    private let database: any Database
    private let administrators: @Sendable (any SQLConnection) throws -> [Member.ID]

    package init(
        database: any Database,
        administrators: @Sendable @escaping (any SQLConnection) throws -> [Member.ID]
    ) {
        self.database = database
        self.administrators = administrators
    }

    /// Counts them, with the time of the first; nil for none.
    package func count(for staff: Member.ID) async throws -> (count: Int, since: Date?) {
        try await self.database.read { [self] db in
            let hidden = try self.hidden(from: staff, in: db)
            return try db.row(
                "SELECT COUNT(*), MIN(at) FROM report WHERE state = 'open' AND about_id NOT IN \(list: hidden)"
            ) { row in
                var columns = row.reader
                let count = try columns.int()
                return (count: count, since: try columns.optionalInteger().map { Date(milliseconds: $0) })
            } ?? (0, nil)
        }
    }

    /// Returns the ids of those that nobody but the operator may decide.
    package static func onlyForOperator(
        administrators: [Member.ID],
        moderators: [Member.ID],
        in db: any SQLConnection
    ) throws -> [Int64] {
        let open = try db.rows("SELECT id, about_id, reporter_id FROM report WHERE state = 'open' ORDER BY id") { row in
            var columns = row.reader
            let (id, about) = (try columns.integer(), try columns.integer())
            return (id: id, parties: [about, try columns.optionalInteger()])
        }
        return open.filter { report in
            let isAboutAdministrator = administrators.contains { $0 == report.parties[0] }
            let staff = administrators + (isAboutAdministrator ? [] : moderators)
            return staff.allSatisfy(report.parties.contains)
        }.map(\.id)
    }

    /// Returns the members about whom one of the staff decides nothing: themselves, and administrators unless they are
    /// one.
    ///
    /// Nothing is hidden from the operator, for whom `staff` is nil.
    func hidden(from staff: Member.ID?, in db: any SQLConnection) throws -> [Member.ID] {
        guard let staff else { return [] }
        let administrators = try self.administrators(db)
        return administrators.contains(staff) ? [staff] : administrators + [staff]
    }
}
