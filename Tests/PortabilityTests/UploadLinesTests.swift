import Foundation
import Storage
import Support
import Synchronization
import Testing

@testable import Portability

struct UploadLinesTests {
    private struct Weights: ForeignTable {
        let title = "Weights"

        func read(_ fields: [String]) -> ImportedLine { .skipped("like " + fields.joined(separator: " ")) }
    }

    /// What else there is to do while files are read, and for which reading waits.
    private final class Others: Sendable {
        let areDone = Atomic(false)
        let missed = Atomic(0)

        func wait() {
            let end = Date.now.addingTimeInterval(20)
            while !self.areDone.load(ordering: .acquiring) {
                guard Date.now < end else {
                    self.missed.add(1, ordering: .relaxed)
                    return
                }
                Thread.sleep(forTimeInterval: 0.005)
            }
        }
    }

    private func open(
        _ path: String,
        on thread: ReadingThread,
        _ foreign: @escaping ForeignTables
    ) async throws -> UploadLines {
        let key = try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString())
        let context = MemberDataImportContext(
            owner: 1,
            birthday: nil,
            rules: PortabilityRules(),
            seal: Seal(key: key),
            isByToken: false,
            now: Date(timeIntervalSince1970: 1_800_000_000)
        )
        let lines = UploadLines(on: thread)
        #expect(try await lines.open(path, context, tables: [], foreign: foreign) == ["Weights"])
        return lines
    }

    private func file(_ text: String) throws -> String {
        let path = try Backend.newFolder().appending(path: "weights.csv").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test("however many files are read at once, what else there is to do is done")
    func apart() async throws {
        let path = try self.file("Date,Weight\n2026-01-01,70\n")
        let (thread, others) = (ReadingThread(), Others())
        // As many as the cooperative pool has threads.
        let readings = ProcessInfo.processInfo.activeProcessorCount
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<readings {
                group.addTask {
                    _ = try await self.open(path, on: thread) { _ in
                        others.wait()
                        return Weights()
                    }
                }
            }
            group.addTask { others.areDone.store(true, ordering: .releasing) }
            try await group.waitForAll()
        }
        #expect(others.missed.load(ordering: .relaxed) == 0)
    }

    @Test("all lines come, some at a time")
    func lines() async throws {
        let days = (1...250).map { "\($0),70\n" }
        let path = try self.file("Date,Weight\n" + days.joined())
        let lines = try await self.open(path, on: ReadingThread()) { _ in Weights() }
        var read: [[ImportedLine]] = []
        while case let some = try await lines.next(), !some.isEmpty { read.append(some) }
        #expect(read.count == 3)
        #expect(read.flatMap(\.self) == (1...250).map { ImportedLine.skipped("like \($0) 70") })
        #expect(try await lines.next().isEmpty)
    }
}
