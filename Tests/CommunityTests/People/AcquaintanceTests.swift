import Storage
import Support
import Testing

@testable import Community

struct AcquaintanceTests {
    @Test("who was told not now asks no more, until that is taken back", arguments: Backend.available)
    func refused(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        func standing() async throws -> Acquaintance? {
            try await Acquaintance.all(of: ana, with: [ben], in: village.database)[ben]
        }
        try await village.ask(ana, by: ben)
        #expect(try await standing() == .asks)
        try await village.say(.no, ana, to: ben)
        #expect(try await standing() == nil)
        #expect(try await Acquaintance.all(of: ben, with: [ana], in: village.database) == [ana: .asked])
        _ = try await village.answers.takeBackPass(of: ana, to: ben)
        #expect(try await standing() == .asks)
    }
}
