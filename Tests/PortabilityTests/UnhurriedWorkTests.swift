import Testing

@testable import Portability

/// Work that goes on when nobody waits for it any more.
struct UnhurriedWorkTests {
    private struct Spilled: Error {}

    @Test("who doesn't wait is told nothing yet, and what came of it later")
    func later() async throws {
        let (gate, opening) = AsyncStream.makeStream(of: Int.self)
        let work = UnhurriedWork {
            for await number in gate { return number }
            return 0
        }
        #expect(try await work.value(within: .zero) == nil)
        opening.yield(7)
        #expect(try await work.value(within: .seconds(600)) == 7)
        #expect(try await work.value(within: .zero) == 7)
    }

    @Test("what goes wrong is thrown to who waits")
    func wrong() async throws {
        let work = UnhurriedWork<Int> { throw Spilled() }
        await #expect(throws: Spilled.self) { _ = try await work.value(within: .seconds(600)) }
    }
}
