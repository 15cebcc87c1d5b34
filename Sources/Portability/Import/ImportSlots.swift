import Foundation
import Synchronization

/// Bounds how many imports this node reads or writes at once, whoever's they are.
final class ImportSlots: Sendable {
    /// The time between two looks for a free slot.
    private static let pause = Duration.milliseconds(200)

    private struct Counts {
        var taken = 0
        var waiting = 0
    }

    private let most: Int
    private let counts = Mutex(Counts())

    /// Leaves half of the machine's cores, and one at least, to who only asks for pages.
    init(most: Int = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)) { self.most = most }

    /// Whether somebody waits for a slot.
    var isWaitedFor: Bool { self.counts.withLock { $0.waiting > 0 } }

    /// Does the work in a slot, waiting for one up to `patience`; nil when none came free.
    func run<Value>(within patience: Duration = .zero, _ work: () async throws -> Value) async throws -> Value? {
        guard try await self.take(within: patience) else { return nil }
        defer { self.counts.withLock { $0.taken -= 1 } }
        return try await work()
    }

    /// Gives the slot of the caller to somebody who waits, if anybody does, and comes back when one is free again.
    ///
    /// Work that takes long asks for this now and then, so that nobody waits for the whole of it.
    func letOthersIn() async throws {
        let isWanted = self.counts.withLock { counts in
            guard counts.waiting > 0 else { return false }
            counts.taken -= 1
            // A caller that comes back waits as others do, so that two with long work take turns.
            counts.waiting += 1
            return true
        }
        guard isWanted else { return }
        defer { self.counts.withLock { $0.waiting -= 1 } }
        do {
            repeat { try await Task.sleep(for: Self.pause * 2) } while !self.takeNow()
        } catch {
            // The caller gives its slot back as it leaves.
            self.counts.withLock { $0.taken += 1 }
            throw error
        }
    }

    private func take(within patience: Duration) async throws -> Bool {
        if self.takeNow() { return true }
        guard patience > .zero else { return false }
        self.counts.withLock { $0.waiting += 1 }
        defer { self.counts.withLock { $0.waiting -= 1 } }
        let end = ContinuousClock.now + patience
        while !self.takeNow() {
            guard ContinuousClock.now < end else { return false }
            try await Task.sleep(for: Self.pause)
        }
        return true
    }

    private func takeNow() -> Bool {
        self.counts.withLock { counts in
            guard counts.taken < self.most else { return false }
            counts.taken += 1
            return true
        }
    }
}
