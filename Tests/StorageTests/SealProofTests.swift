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
        let database = try await backend.open(SealProof.migrations)
        try await SealProof.check(try self.seal(1), of: database)
        try await SealProof.adopt(try self.seal(2), by: database)
        try await SealProof.check(try self.seal(2), of: database)
        await #expect(throws: SealProof.OtherKey.self) { try await SealProof.check(try self.seal(1), of: database) }
    }

    private func seal(_ byte: UInt8) throws -> Seal {
        Seal(key: try SealingKey(base64: Data(repeating: byte, count: 32).base64EncodedString()))
    }
}
