package import Foundation
package import Members
package import Storage

/// Keeps the version of the guidelines to which one member agreed.
package struct GuidelinesStore: Sendable {
    private let database: any Database
    private let owner: Member.ID

    package init(database: any Database, owner: Member.ID) {
        self.database = database
        self.owner = owner
    }

    package func hasAgreed() async throws -> Bool {
        try await self.database.exists(
            """
            SELECT 1 FROM guideline_agreement WHERE owner_id = \(self.owner) AND version = \(Guidelines.version)
            """
        )
    }

    package func agree(at now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO guideline_agreement (owner_id, version, at)
                VALUES (\(owner), \(Guidelines.version), \(now.milliseconds))
                ON CONFLICT (owner_id, version) DO NOTHING
                """
            )
        }
    }
}
