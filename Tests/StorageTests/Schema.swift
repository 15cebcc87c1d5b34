import Storage

/// A small schema with one of every constraint.
enum Schema {
    static let people = Migration("test-0001-people") { words in
        [
            """
            CREATE TABLE person (
                id \(words.identity),
                name \(words.text) NOT NULL UNIQUE,
                age \(words.integer) CHECK (age >= 0),
                height \(words.real),
                picture \(words.blob)
            )\(words.strict)
            """
        ]
    }

    static let pets = Migration("test-0002-pets") { words in
        [
            """
            CREATE TABLE pet (
                id \(words.identity),
                person_id \(words.integer) NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                mother_id \(words.integer) REFERENCES pet (id),
                name \(words.text) NOT NULL
            )\(words.strict)
            """,
            "CREATE INDEX pet_person ON pet (person_id)",
        ]
    }

    static let all = [people, pets]
}

extension Database {
    @discardableResult
    func addPerson(_ name: String, age: Int? = nil) async throws -> Int64 {
        let id = try await self.write { connection in
            try connection.row("INSERT INTO person (name, age) VALUES (\(name), \(age)) RETURNING id") {
                try $0.integer(0)
            }
        }
        guard let id else { throw DatabaseError.failed("RETURNING answered nothing") }
        return id
    }

    func names() async throws -> [String] {
        try await self.read { try $0.rows("SELECT name FROM person ORDER BY id") { try $0.text(0) } }
    }
}
