import Synchronization
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
        let (others, came) = AsyncStream.makeStream(of: Void.self)
        async let first: Void? = turns.run(within: .seconds(60)) {
            came.yield()
            // Goes on until the other waits.
            while !turns.isWaitedFor { await Task.yield() }
        }
        for await _ in others { break }
        async let second = turns.run(within: .seconds(60)) { 2 }
        #expect(try await first != nil)
        #expect(try await second == 2)
    }

    @Test("who waits is let in while long work goes on, and nobody's turn is lost or doubled")
    func letIn() async throws {
        let (turns, visits) = (ImportTurns(most: 1), Visits())
        let (others, came) = AsyncStream.makeStream(of: Void.self)
        async let long: Void? = turns.run(within: .seconds(60)) {
            came.yield()
            // Goes on until the other has been in; without sharing that is never.
            var wasIn = false
            while !wasIn {
                try await turns.letOthersIn()
                await Task.yield()
                wasIn = visits.count.withLock { $0 > 0 }
            }
        }
        for await _ in others { break }
        #expect(try await turns.run(within: .seconds(60)) { visits.count.withLock { $0 += 1 } } != nil)
        #expect(try await long != nil)
        #expect(try await turns.run { try await turns.run { true } } == .some(.none))
    }

    private final class Visits: Sendable {
        let count = Mutex(0)
    }

    @Test("who asks alone keeps the turn")
    func alone() async throws {
        let turns = ImportTurns(most: 1)
        let inner: Bool?? = try await turns.run {
            try await turns.letOthersIn()
            return try await turns.run { true }
        }
        #expect(inner == .some(.none))
    }
}
