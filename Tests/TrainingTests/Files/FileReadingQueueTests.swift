import Foundation
import Synchronization
import Testing
import Web

@testable import Training

struct FileReadingQueueTests {
    private final class Gauge: Sendable {
        let underway = Atomic(0)
        let most = Atomic(0)
        let refused = Atomic(0)
    }

    @Test("reads one file at a time, and refuses the one after the last that may wait")
    func line() async throws {
        let queue = FileReadingQueue(longestLine: 3)
        let gauge = Gauge()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<12 {
                group.addTask {
                    do {
                        try await queue.run {
                            let now = gauge.underway.add(1, ordering: .relaxed).newValue
                            gauge.most.max(now, ordering: .relaxed)
                            Thread.sleep(forTimeInterval: 0.2)
                            gauge.underway.subtract(1, ordering: .relaxed)
                        }
                    } catch let problem as TryAgainLater {
                        #expect(problem.seconds == 30)
                        gauge.refused.add(1, ordering: .relaxed)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(gauge.most.load(ordering: .relaxed) == 1)
        #expect((1...9).contains(gauge.refused.load(ordering: .relaxed)))
        #expect(try await queue.run { 7 } == 7)
    }
}
