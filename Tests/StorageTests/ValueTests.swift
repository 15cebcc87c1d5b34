import Foundation
import Storage
import Support
import Testing

struct ValueTests {
    @Test("binds what looks like SQL as the text it is", arguments: Backend.available)
    func bindsText(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        let name = "'); DROP TABLE person; -- \\ \" $1 ?"
        try await database.addPerson(name)
        #expect(try await database.names() == [name])
    }

    @Test(
        "keeps integers to the last",
        arguments: Backend.available,
        [Int64.min, -1, 0, 1, 4_294_967_296, Int64.max]
    )
    func keepsIntegers(backend: Backend, value: Int64) async throws {
        let database = try await backend.open([])
        let read = try await database.read { try $0.row("SELECT CAST(\(value) AS BIGINT)") { try $0.integer(0) } }
        #expect(read == value)
    }

    @Test(
        "keeps reals to the last bit",
        arguments: Backend.available,
        [
            0.1, -0.0, 1 / 3, Double.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, -1e22,
            123_456_789.123_456_79,
        ]
    )
    func keepsReals(backend: Backend, value: Double) async throws {
        let database = try await backend.open(Schema.all)
        try await database.write { connection in
            try connection.execute("INSERT INTO person (name, height) VALUES ('Ana', \(value))")
        }
        let read = try await database.read { try $0.row("SELECT height FROM person") { try $0.real(0) } }
        #expect(read == value)
    }

    @Test(
        "keeps text as written",
        arguments: Backend.available,
        ["", " ", "naïve 日本語 👩🏽‍🚀 e\u{301}", "line\r\nline\ttab", "\\x41", "NULL"]
    )
    func keepsText(backend: Backend, value: String) async throws {
        let database = try await backend.open(Schema.all)
        try await database.addPerson(value)
        let names = try await database.names()
        #expect(names.map { Array($0.utf8) } == [Array(value.utf8)])
    }

    @Test("keeps every byte", arguments: Backend.available)
    func keepsBytes(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        let bytes = (0...255).map { UInt8($0) }
        try await database.write { connection in
            try connection.execute("INSERT INTO person (name, picture) VALUES ('Ana', \(bytes)), ('Ben', \([UInt8]()))")
        }
        let read = try await database.read {
            try $0.rows("SELECT picture FROM person ORDER BY name") { try $0.blob(0) }
        }
        #expect(read == [bytes, []])
    }

    @Test("tells null from nothing, whichever of them came first", arguments: Backend.available)
    func keepsNull(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        let ages: [Int?] = [nil, 3_000_000_000, nil, 0]
        for (index, age) in ages.enumerated() { try await database.addPerson("person \(index)", age: age) }
        let read = try await database.read {
            try $0.rows("SELECT age, height, picture FROM person ORDER BY id") { row in
                #expect(try row.optionalReal(1) == nil)
                #expect(try row.optionalBlob(2) == nil)
                return try row.optionalInt(0)
            }
        }
        #expect(read == ages)
    }

    @Test("takes arithmetic on a bound instant as 64-bit", arguments: Backend.available)
    func bindsWideIntegers(backend: Backend) async throws {
        let database = try await backend.open([])
        let now: Int64 = 1_790_000_000_000
        let read = try await database.read { try $0.row("SELECT \(now) - 60000") { try $0.integer(0) } }
        #expect(read == now - 60_000)
    }

    @Test("reads comparisons and 0 and 1 as booleans", arguments: Backend.available)
    func readsBooleans(backend: Backend) async throws {
        let database = try await backend.open([])
        let read = try await database.read {
            try $0.row("SELECT 1 < 2, 2 < 1, CAST(\(true) AS BIGINT), CAST(\(false) AS BIGINT)") { row in
                try (0..<4).map { try row.bool($0) }
            }
        }
        #expect(read == [true, false, true, false])
    }

    @Test("says which column held something else", arguments: Backend.available)
    func refusesWrongType(backend: Backend) async throws {
        let database = try await backend.open([])
        await #expect(throws: DatabaseError.column(1, expected: "integer")) {
            _ = try await database.read { try $0.row("SELECT 1, 'two'") { try $0.integer(1) } }
        }
        await #expect(throws: DatabaseError.column(0, expected: "text")) {
            _ = try await database.read { try $0.row("SELECT NULL") { try $0.text(0) } }
        }
    }

    @Test("makes one value of several columns, or says where they begin", arguments: Backend.available)
    func combines(backend: Backend) async throws {
        let database = try await backend.open([])
        @Sendable
        func range(_ row: SQLRow) throws -> Range<Int> {
            var columns = row.reader
            columns.skip()
            return try columns.combined("a range") { columns in
                let (first, end) = (try columns.int(), try columns.int())
                return first < end ? first..<end : nil
            }
        }
        #expect(try await database.row("SELECT 0, 1, 3", range) == 1..<3)
        await #expect(throws: DatabaseError.column(1, expected: "a range")) {
            _ = try await database.row("SELECT 0, 3, 1", range)
        }
    }

    @Test("refuses what one of the engines would change in silence", arguments: Backend.available)
    func refusesUnstorable(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        await #expect(throws: DatabaseError.checkViolation("text with a NUL character")) {
            try await database.addPerson("a\0b")
        }
        await #expect(throws: DatabaseError.checkViolation("not a number")) {
            try await database.write {
                try $0.execute("INSERT INTO person (name, height) VALUES ('Ana', \(Double.nan))")
            }
        }
    }

    @Test("binds a list and a fragment", arguments: Backend.available)
    func bindsListsAndFragments(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        for name in ["Ana", "Ben", "Cai"] { try await database.addPerson(name) }
        let filter: SQL = "name IN \(list: ["Ana", "Cai"])"
        let read = try await database.read {
            try $0.rows("SELECT name FROM person WHERE \(filter) AND id > \(0) ORDER BY id") { try $0.text(0) }
        }
        #expect(read == ["Ana", "Cai"])
    }

    @Test("nothing is in an empty list, and everything is outside of it", arguments: Backend.available)
    func emptyLists(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        for name in ["Ana", "Ben"] { try await database.addPerson(name, age: 30) }
        func count(_ condition: SQL) async throws -> Int? {
            try await database.read {
                try $0.row("SELECT COUNT(*) FROM person WHERE \(condition)") { try $0.int(0) }
            }
        }
        let (ids, names, heights, pictures): ([Int64], [String], [Double], [[UInt8]]) = ([], [], [], [])
        #expect(try await count("id IN \(list: ids)") == 0)
        #expect(try await count("id NOT IN \(list: ids)") == 2)
        #expect(try await count("name IN \(list: names)") == 0)
        #expect(try await count("name NOT IN \(list: names) AND age = \(30)") == 2)
        #expect(try await count("height NOT IN \(list: heights)") == 2)
        #expect(try await count("picture NOT IN \(list: pictures)") == 2)
    }

    @Test("lists of nearly the same length are one statement")
    func listsHaveFewTexts() {
        let texts = Set((5...8).map { ("id IN \(list: Array(1...$0))" as SQL).text })
        #expect(texts == ["id IN (?, ?, ?, ?, ?, ?, ?, ?)"])
        let filled: SQL = "id IN \(list: [1, 2, 3])"
        #expect(filled.values == [.integer(1), .integer(2), .integer(3), .integer(3)])
    }
}
