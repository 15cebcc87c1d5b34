import Synchronization
import Testing

@testable import Portability

struct ImportSlotsTests {
    private struct Broken: Error {}

    @Test("no more run together than there are slots, and each is given back")
    func bound() async throws {
        let slots = ImportSlots(most: 2)
        for _ in 0..<3 {
            let third = try await slots.run { try await slots.run { try await slots.run { true } } }
            #expect(third == .some(.some(.none)))
        }
        await #expect(throws: Broken.self) { _ = try await slots.run { throw Broken() } }
        #expect(try await slots.run { try await slots.run { true } } == true)
    }

    @Test("who waits gets the turn that comes free")
    func waiting() async throws {
        let slots = ImportSlots(most: 1)
        let (others, came) = AsyncStream.makeStream(of: Void.self)
        async let first: Void? = slots.run(within: .seconds(60)) {
            came.yield()
            // Goes on until the other waits.
            while !slots.isWaitedFor { await Task.yield() }
        }
        for await _ in others { break }
        async let second = slots.run(within: .seconds(60)) { 2 }
        #expect(try await first != nil)
        #expect(try await second == 2)
    }

    @Test("who waits is let in while long work goes on, and nobody's turn is lost or doubled")
    func letIn() async throws {
        let (slots, visits) = (ImportSlots(most: 1), Visits())
        let (others, came) = AsyncStream.makeStream(of: Void.self)
        async let long: Void? = slots.run(within: .seconds(60)) {
            came.yield()
            // Goes on until the other has been in; without sharing that is never.
            var wasIn = false
            while !wasIn {
                try await slots.letOthersIn()
                await Task.yield()
                wasIn = visits.count.withLock { $0 > 0 }
            }
        }
        for await _ in others { break }
        #expect(try await slots.run(within: .seconds(60)) { visits.count.withLock { $0 += 1 } } != nil)
        #expect(try await long != nil)
        #expect(try await slots.run { try await slots.run { true } } == .some(.none))
    }

    private final class Visits: Sendable {
        let count = Mutex(0)
    }

    @Test("who asks alone keeps the turn")
    func alone() async throws {
        let slots = ImportSlots(most: 1)
        let inner: Bool?? = try await slots.run {
            try await slots.letOthersIn()
            return try await slots.run { true }
        }
        #expect(inner == .some(.none))
    }
}
