import Foundation
import Synchronization
import Testing

@testable import WorkQueues

struct WorkQueueTests {
    private enum Problem: Error { case full, broken }

    private final class Gauge: Sendable {
        private let underway = Atomic(0)
        private let mostUnderway = Atomic(0)

        var most: Int { self.mostUnderway.load(ordering: .relaxed) }

        func pass() {
            let now = self.underway.add(1, ordering: .relaxed).newValue
            self.mostUnderway.max(now, ordering: .relaxed)
            Thread.sleep(forTimeInterval: 0.2)
            self.underway.subtract(1, ordering: .relaxed)
        }
    }

    /// Returns what became of `count` pieces of work that come at once: nil for those that were done.
    private func crowd(_ count: Int, _ work: @escaping @Sendable () async throws(Problem) -> Void) async -> [Problem?] {
        await withTaskGroup(of: Problem?.self) { group in
            for _ in 0..<count {
                group.addTask {
                    do throws(Problem) {
                        try await work()
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test("so many pieces of work run at once, and who finds the line full is refused", arguments: [1, 2])
    func line(parallel: Int) async throws {
        let queue = WorkQueue("test", parallel: parallel, longest: 4)
        let gauge = Gauge()
        let answers = await self.crowd(20) { () async throws(Problem) in
            try await queue.run(orThrow: Problem.full) { () throws(Problem) in gauge.pass() }
        }
        #expect(gauge.most == parallel)
        #expect((4...19).contains(answers.count { $0 == nil }))
        #expect(answers.allSatisfy { $0 == nil || $0 == .full })
        #expect(try await queue.run(orThrow: Problem.full) { () throws(Problem) in 7 } == 7)
    }

    @Test("work is off the threads of the caller, and its error is thrown as it is")
    func thrown() async {
        let queue = WorkQueue("test", longest: 1)
        for _ in 0..<3 {
            await #expect(throws: Problem.broken) {
                try await queue.run(orThrow: Problem.full) { () throws(Problem) in throw .broken }
            }
        }
    }

    @Test("queues that share a thread take turns on it, and each counts for itself")
    func shared() async throws {
        let first = WorkQueue("test", longest: 30)
        let none = WorkQueue(sharing: first, longest: 0)
        let second = WorkQueue(sharing: first, longest: 30)
        let gauge = Gauge()
        async let some = self.crowd(5) { () async throws(Problem) in
            try await first.run(orThrow: Problem.full) { () throws(Problem) in gauge.pass() }
        }
        async let others = self.crowd(5) { () async throws(Problem) in
            try await second.run(orThrow: Problem.full) { () throws(Problem) in gauge.pass() }
        }
        let answers = await some + others
        #expect(answers.allSatisfy { $0 == nil })
        #expect(gauge.most == 1)
        await #expect(throws: Problem.full) { try await none.run(orThrow: Problem.full) { () throws(Problem) in } }
    }

    @Test("work that waits elsewhere is bounded in number as well")
    func admitted() async throws {
        let queue = WorkQueue("test", longest: 3)
        let answers = await self.crowd(20) { () async throws(Problem) in
            try await queue.admit(orThrow: .full) { () async throws(Problem) in
                // Nobody cancels it.
                try? await Task.sleep(for: .milliseconds(200))
            }
        }
        #expect((3...19).contains(answers.count { $0 == nil }))
        #expect(answers.contains(.full))
        #expect(try await queue.admit(orThrow: Problem.full) { () async throws(Problem) in 7 } == 7)
    }

    @Test("work that was let in is finished, though its task is cancelled")
    func cancelled() async throws {
        let queue = WorkQueue("test", longest: 2)
        let gauge = Gauge()
        let task = Task { try await queue.run(orThrow: Problem.full) { () throws(Problem) in gauge.pass() } }
        task.cancel()
        try await task.value
        #expect(gauge.most == 1)
        #expect(try await queue.run(orThrow: Problem.full) { () throws(Problem) in true })
    }
}
