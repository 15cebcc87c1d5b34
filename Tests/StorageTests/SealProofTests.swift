import Foundation
import Storage
import Support
import Testing

struct SealProofTests {
    @Test("takes the first key for the database's own and refuses any other", arguments: Backend.available)
    func refuses(backend: Backend) async throws {
        let database = try await backend.open(SealProof.migrations)
        try await SealProof.check(try self.seal(1), of: database)
        await #expect(throws: SealProof.OtherKey.self) { try await SealProof.check(try self.seal(2), of: database) }
        try await SealProof.check(try self.seal(1), of: database)
    }

    @Test("goes on with another key once that is adopted", arguments: Backend.available)
    func adopts(backend: Backend) async throws {
        let place = try await backend.place()
        let database = try openDatabase(at: place, for: .maintenance, concurrency: 1)
        try await database.migrate(SealProof.migrations)
        #expect(try await !SealProof.isSet(in: database))
        try await SealProof.check(try self.seal(1), of: database)
        #expect(try await SealProof.isSet(in: database))
        try await SealProof.adopt(try self.seal(2), by: database)
        try await SealProof.check(try self.seal(2), of: database)
        await #expect(throws: SealProof.OtherKey.self) { try await SealProof.check(try self.seal(1), of: database) }
    }

    @Test("adopts no key while another program serves", .enabled(if: Backend.available.contains(.postgres)))
    func refusesWhileServing() async throws {
        let place = try await Backend.postgres.place()
        let serving = try openDatabase(at: place, for: .serving, concurrency: 1)
        try await serving.migrate(SealProof.migrations)
        // Of its own connections a program is in nobody's way: the other one must be another program's.
        let other = try openDatabase(at: place, for: .maintenance, concurrency: 1)
        await #expect(throws: DatabaseInUse.self) { try await SealProof.adopt(try self.seal(2), by: other) }
        #expect(try await !SealProof.isSet(in: serving))
    }

    private func seal(_ byte: UInt8) throws -> Seal {
        Seal(key: try SealingKey(base64: Data(repeating: byte, count: 32).base64EncodedString()))
    }
}
