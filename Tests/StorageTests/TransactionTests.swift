import Storage
import Support
import Testing

struct TransactionTests {
    @Test("says which uniqueness was hurt", arguments: Backend.available)
    func mapsUnique(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        try await database.addPerson("Ana")
        let error = await #expect(throws: DatabaseError.self) { try await database.addPerson("Ana") }
        guard case .uniqueViolation(let subject) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(subject.contains("person"))
        #expect(subject.contains("name"))
    }

    @Test("maps foreign keys, checks and NOT NULL", arguments: Backend.available)
    func mapsConstraints(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        let orphan = await #expect(throws: DatabaseError.self) {
            try await database.write { try $0.execute("INSERT INTO pet (person_id, name) VALUES (\(404), 'Rex')") }
        }
        guard case .foreignKeyViolation = orphan else {
            Issue.record("\(String(describing: orphan))")
            return
        }
        let checks: [SQL] = [
            "INSERT INTO person (name, age) VALUES ('Ana', \(-1))",
            "INSERT INTO person (age) VALUES (\(1))",
        ]
        for check in checks {
            let error = await #expect(throws: DatabaseError.self) { try await database.write { try $0.execute(check) } }
            guard case .checkViolation = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test("changes nothing when the work throws", arguments: Backend.available)
    func rollsBack(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        struct Change: Error {}
        await #expect(throws: Change.self) {
            try await database.write { connection in
                try connection.execute("INSERT INTO person (name) VALUES ('Ana')")
                throw Change()
            }
        }
        #expect(try await database.names() == [])
    }

    @Test("changes nothing when a statement failed, even if the work went on", arguments: Backend.available)
    func dooms(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        try await database.addPerson("Ana")
        let error = await #expect(throws: DatabaseError.self) {
            try await database.write { connection in
                try connection.execute("INSERT INTO person (name) VALUES ('Ben')")
                do { try connection.execute("INSERT INTO person (name) VALUES ('Ana')") } catch is DatabaseError {}
            }
        }
        guard case .uniqueViolation = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try await database.names() == ["Ana"])
    }

    @Test("answers how many rows changed", arguments: Backend.available)
    func countsChanges(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        for name in ["Ana", "Ben", "Cai"] { try await database.addPerson(name) }
        let changed = try await database.write { connection in
            [
                try connection.execute("UPDATE person SET age = 3 WHERE name <> \("Ana")"),
                try connection.execute("DELETE FROM person WHERE name = \("nobody")"),
            ]
        }
        #expect(changed == [2, 0])
    }

    @Test("refuses to write while reading", arguments: Backend.available)
    func readsOnly(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        await #expect(throws: DatabaseError.self) {
            try await database.read { _ = try $0.execute("INSERT INTO person (name) VALUES ('Ana')") }
        }
        #expect(try await database.names() == [])
    }

    @Test("loses none of a hundred changes at once", arguments: Backend.available)
    func increments(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        let id = try await database.addPerson("Ana", age: 0)
        try await withThrowingTaskGroup { group in
            for _ in 0..<100 {
                group.addTask {
                    try await database.write { connection in
                        try connection.execute("UPDATE person SET age = age + \(1) WHERE id = \(id)")
                    }
                }
            }
            try await group.waitForAll()
        }
        let age = try await database.read { try $0.row("SELECT age FROM person") { try $0.int(0) } }
        #expect(age == 100)
    }

    @Test("serves reads while many write", arguments: Backend.available)
    func readsBesideWrites(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        try await withThrowingTaskGroup { group in
            for number in 0..<50 {
                group.addTask {
                    try await database.addPerson("one \(number)")
                    let found = try await database.read { connection in
                        let first = try connection.row("SELECT COUNT(*) FROM person") { try $0.int(0) }
                        let second = try connection.row("SELECT COUNT(*) + 0 FROM person") { try $0.int(0) }
                        return first == second
                    }
                    #expect(found)
                }
            }
            try await group.waitForAll()
        }
        #expect(try await database.names().count == 50)
    }
}
