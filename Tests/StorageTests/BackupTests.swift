import Foundation
import Storage
import Support
import Testing

struct BackupTests {
    @Test(
        "brings everything back, on the same engine and on the other",
        arguments: Backend.available,
        Backend.available
    )
    func bothWays(from: Backend, to: Backend) async throws {
        let source = try await from.open(Schema.all)
        let written = try await Self.fill(source)
        let file = try Self.file()
        try await Backup.write(source, Schema.all, to: file)

        let place = try await to.place()
        try await Backup.restore(file, to: place, Schema.all)
        let target = try openDatabase(at: place)
        try await target.migrate(Schema.all)
        #expect(try await Self.contents(target) == written)
    }

    @Test("gives no id twice after a restore", arguments: Backend.available, Backend.available)
    func advancesIdentities(from: Backend, to: Backend) async throws {
        let source = try await from.open(Schema.all)
        for name in ["Ana", "Ben"] { try await source.addPerson(name) }
        let last = try await source.addPerson("Cai")
        try await source.write { try $0.execute("DELETE FROM person WHERE id = \(last)") }
        let file = try Self.file()
        try await Backup.write(source, Schema.all, to: file)

        let place = try await to.place()
        try await Backup.restore(file, to: place, Schema.all)
        #expect(try await openDatabase(at: place).addPerson("Dee") == last + 1)
    }

    @Test("replaces what was there", arguments: Backend.available)
    func replaces(backend: Backend) async throws {
        let source = try await backend.open(Schema.all)
        try await source.addPerson("Ana")
        let file = try Self.file()
        try await Backup.write(source, Schema.all, to: file)

        let place = try await backend.place()
        let target = try openDatabase(at: place)
        try await target.migrate(Schema.all)
        for name in ["Ben", "Cai"] { try await target.addPerson(name) }
        try await target.close()
        try await Backup.restore(file, to: place, Schema.all)
        #expect(try await openDatabase(at: place).names() == ["Ana"])
    }

    @Test("brings an older backup up to date", arguments: Backend.available)
    func olderBackup(backend: Backend) async throws {
        let source = try await backend.open([Schema.people])
        try await source.addPerson("Ana")
        let file = try Self.file()
        try await Backup.write(source, Schema.all, to: file)

        let place = try await backend.place()
        try await Backup.restore(file, to: place, Schema.all)
        let target = try openDatabase(at: place)
        #expect(try await target.read { try !$0.exists("SELECT 1 FROM pet") })
        #expect(try await target.names() == ["Ana"])
    }

    @Test("changes nothing for a backup from a later version, or none at all", arguments: Backend.available)
    func refusesUnusable(backend: Backend) async throws {
        let source = try await backend.open(Schema.all)
        let newer = try Self.file()
        try await Backup.write(source, Schema.all, to: newer)
        let nonsense = try Self.file()
        try String(repeating: "no backup ", count: 500).write(toFile: nonsense, atomically: true, encoding: .utf8)

        let place = try await backend.place()
        let target = try openDatabase(at: place)
        try await target.migrate([Schema.people])
        try await target.addPerson("Ana")
        try await target.close()
        await #expect(throws: SchemaIsNewer.self) { try await Backup.restore(newer, to: place, [Schema.people]) }
        await #expect(throws: Backup.Unusable.self) { try await Backup.restore(nonsense, to: place, [Schema.people]) }
        await #expect(throws: DatabaseError.self) {
            try await Backup.restore("/nowhere/backup", to: place, [Schema.people])
        }
        #expect(try await openDatabase(at: place).names() == ["Ana"])
    }

    @Test("refuses to restore into a newer database", arguments: Backend.available)
    func refusesNewerTarget(backend: Backend) async throws {
        let source = try await backend.open([Schema.people])
        let file = try Self.file()
        try await Backup.write(source, [Schema.people], to: file)
        let place = try await backend.place()
        let target = try openDatabase(at: place)
        try await target.migrate(Schema.all)
        try await target.addPerson("Ana")
        try await target.close()
        await #expect(throws: SchemaIsNewer.self) { try await Backup.restore(file, to: place, [Schema.people]) }
        #expect(try await openDatabase(at: place).names() == ["Ana"])
    }

    @Test("refuses while a program serves", arguments: Backend.available)
    func refusesServing(backend: Backend) async throws {
        let source = try await backend.open(Schema.all)
        let file = try Self.file()
        try await Backup.write(source, Schema.all, to: file)
        let place = try await backend.place()
        let serving = try openDatabase(at: place)
        try await serving.migrate(Schema.all)
        try await serving.addPerson("Ana")
        var lock: DataFolderLock?
        if case .sqlite(let path) = place {
            lock = try DataFolderLock(folder: URL(filePath: path).deletingLastPathComponent().path)
        }
        await #expect(throws: DatabaseInUse.self) { try await Backup.restore(file, to: place, Schema.all) }
        #expect(try await serving.names() == ["Ana"])
        try await serving.close()
        lock = nil
        #expect(lock == nil)
        try await Backup.restore(file, to: place, Schema.all)
        #expect(try await openDatabase(at: place).names() == [])
    }

    private static func fill(_ database: any Database) async throws -> [[String]] {
        try await database.write { connection in
            for number in 0..<450 {
                try connection.execute(
                    """
                    INSERT INTO person (name, age, height, picture) VALUES (\("Ana \(number) 🍎"), \(number == 3 ? nil : number),
                        \(Double(number) / 3), \([UInt8(number % 256), 0, 255]))
                    """
                )
            }
            // A pet whose mother comes after it, which a copy row by row would trip over.
            try connection.execute("INSERT INTO pet (person_id, name) VALUES (\(1), 'Rex'), (\(1), 'Mia')")
            try connection.execute(
                "UPDATE pet SET mother_id = (SELECT id FROM pet WHERE name = 'Mia') WHERE name = 'Rex'"
            )
        }
        return try await self.contents(database)
    }

    private static func contents(_ database: any Database) async throws -> [[String]] {
        try await database.read { connection in
            let people = try connection.rows("SELECT id, name, age, height, picture FROM person ORDER BY id") { row in
                [
                    String(try row.integer(0)), try row.text(1), String(describing: try row.optionalInt(2)),
                    String(describing: try row.optionalReal(3)), String(describing: try row.optionalBlob(4)),
                ]
            }
            let pets = try connection.rows("SELECT id, person_id, mother_id, name FROM pet ORDER BY id") { row in
                [
                    String(try row.integer(0)), String(try row.integer(1)),
                    String(describing: try row.optionalInteger(2)), try row.text(3),
                ]
            }
            return people + pets
        }
    }

    private static func file() throws -> String {
        try Backend.newFolder().appending(path: "spotter.backup").path
    }
}
