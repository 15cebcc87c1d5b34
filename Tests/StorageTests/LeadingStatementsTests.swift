import Storage
import Support
import Testing

struct LeadingStatementsTests {
    private static func leading(_ name: String) -> LeadingStatements {
        LeadingStatements(["INSERT INTO person (name) VALUES (\(name))"], into: "person")
    }

    /// Calls one way of writing with a pet of nobody, or of the first person.
    private static func addPet(to database: any Database, ofNobody: Bool = false, pipelined: Bool) async throws {
        let pet: SQL = "INSERT INTO pet (person_id, name) VALUES (\(ofNobody ? 404 : 1), 'Rex')"
        if pipelined {
            #expect(try await database.run([pet, pet]) == [1, 1], "only its own statements are counted")
        } else {
            try await database.write { try $0.execute(pet) }
        }
    }

    @Test("are kept with the first transaction alone", arguments: Backend.available, [true, false])
    func first(_ backend: Backend, pipelined: Bool) async throws {
        let database = try await backend.open(Schema.all)
        let leading = Self.leading("Ana")
        try await LeadingStatements.$current.withValue(leading) {
            #expect(leading.state == .waiting)
            for _ in 1...2 { try await Self.addPet(to: database, pipelined: pipelined) }
        }
        #expect(leading.state == .kept)
        try await leading.keep(in: database)
        #expect(try await database.names() == ["Ana"])
    }

    @Test("go with a transaction that is undone, and come with the next", arguments: Backend.available, [true, false])
    func undone(_ backend: Backend, pipelined: Bool) async throws {
        let database = try await backend.open(Schema.all)
        try await database.addPerson("Ben")
        let leading = Self.leading("Ana")
        try await LeadingStatements.$current.withValue(leading) {
            await #expect(throws: DatabaseError.self) {
                try await Self.addPet(to: database, ofNobody: true, pipelined: pipelined)
            }
            #expect(leading.state == .waiting)
            #expect(try await database.names() == ["Ben"])
            try await Self.addPet(to: database, pipelined: pipelined)
        }
        #expect(leading.state == .kept)
        #expect(try await database.names() == ["Ben", "Ana"])
    }

    @Test(
        "undo what follows a row that was there, and let nothing else begin",
        arguments: Backend.available,
        [true, false]
    )
    func clash(_ backend: Backend, pipelined: Bool) async throws {
        let database = try await backend.open(Schema.all)
        try await database.addPerson("Ana")
        let leading = Self.leading("Ana")
        await LeadingStatements.$current.withValue(leading) {
            for _ in 1...2 {
                await #expect(throws: DatabaseError.self) {
                    try await Self.addPet(to: database, pipelined: pipelined)
                }
                #expect(leading.state == .clashed)
            }
        }
        #expect(try await !database.exists("SELECT 1 FROM pet"))
        try await leading.keep(in: database)
        #expect(try await database.names() == ["Ana"])
    }

    @Test("are kept by themselves where nothing else was written", arguments: Backend.available)
    func alone(_ backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        let leading = Self.leading("Ana")
        try await leading.keep(in: database)
        #expect(leading.state == .kept)
        #expect(try await database.names() == ["Ana"])
    }
}
