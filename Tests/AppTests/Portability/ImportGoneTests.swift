import Foundation
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App
@testable import Portability

/// An import whose account is deleted while it is written.
struct ImportGoneTests {
    @Test("a row that can't be written ends the work quietly when the import is gone", arguments: Backend.available)
    func gone(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.person()
            let database = app.environment.database
            let owner = try #require(try await database.row("SELECT id FROM member") { try $0.integer(0) })
            let imports = MemberDataImportStore(database: database, owner: owner)
            let id = try await imports.begin(at: TestApp.now)
            let writer = MemberDataImportWriter(
                database: database,
                owner: owner,
                id: id,
                rules: Mount.wings.portability,
                now: TestApp.now
            )
            // What another's writing does to one that doesn't run stays an error.
            await #expect(throws: DatabaseError.foreignKeyViolation("x")) {
                _ = try await writer.giveUp(after: .foreignKeyViolation("x"))
            }
            #expect(try await imports.drop(id))
            #expect(try await !writer.giveUp(after: .foreignKeyViolation("x")))
        }
    }
}
