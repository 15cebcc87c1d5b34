import Storage
import Support
import Testing

@testable import App

struct LeavingMigrationTests {
    @Test("who asked to leave before anything hid them is hidden by the new schema", arguments: Backend.available)
    func hidden(_ backend: Backend) async throws {
        let own = Set(Departure.migrations.map(\.name))
        let database = try await backend.open(Mount.migrations.filter { !own.contains($0.name) })
        try await database.write { db in
            for name in ["ana", "ben"] {
                try db.execute(
                    """
                    INSERT INTO member (first_name, last_name, screen_name, screen_name_key, email, email_key,
                        password_hash, birthday, gender, time_zone, created_at)
                    VALUES ('A', 'B', \(name), \(name), \(name), \(name), '-', '1990-05-17', 'other', 'UTC', 1)
                    """
                )
            }
            try db.execute(
                "INSERT INTO leaving (owner_id, asked_at, due_at) SELECT id, 1, 2 FROM member WHERE screen_name = 'ben'"
            )
        }
        try await database.migrate(Mount.migrations)
        let hidden = try await database.rows(
            "SELECT screen_name FROM absence JOIN member ON member.id = absence.owner_id"
        ) { try $0.text(0) }
        #expect(hidden == ["ben"])
    }
}
