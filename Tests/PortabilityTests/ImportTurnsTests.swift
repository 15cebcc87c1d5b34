import Testing

@testable import Portability

struct ImportTurnsTests {
    private struct Broken: Error {}

    @Test("no more run together than there are turns, and each is given back")
    func bound() async throws {
        let turns = ImportTurns(most: 2)
        for _ in 0..<3 {
            let third = try await turns.run { try await turns.run { try await turns.run { true } } }
            #expect(third == .some(.some(.none)))
        }
        await #expect(throws: Broken.self) { _ = try await turns.run { throw Broken() } }
        #expect(try await turns.run { try await turns.run { true } } == true)
    }

    @Test("who waits gets the turn that comes free")
    func waiting() async throws {
        let turns = ImportTurns(most: 1)
        async let first = turns.run(within: .seconds(60)) { try await Task.sleep(for: .milliseconds(300)) }
        async let second = turns.run(within: .seconds(60)) { 2 }
        #expect(try await first != nil)
        #expect(try await second == 2)
    }
}
