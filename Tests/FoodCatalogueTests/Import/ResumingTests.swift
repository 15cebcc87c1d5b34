import Foundation
import GRDB
import Testing

@testable import FoodCatalogue

@Suite("An import that was ended in the middle")
struct ResumingTests {
    private struct Ended: Error {}

    @Test("goes on where it was, and comes to the same as one that was not", arguments: [1, 299, 512, 999])
    func goesOn(ended: Int) throws {
        let folder = try Folder()
        let file = folder.path("lines.txt")
        try (0..<1_000).map { "\($0)\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
        let whole = try Self.read(file, folder.path("whole"), endAt: nil)
        #expect(whole.codes.count == 900)

        let half = folder.path("half")
        #expect(throws: Ended.self) { try Self.read(file, half, endAt: ended) }
        let resumed = try Self.read(file, half, endAt: nil)
        #expect(resumed.codes == whole.codes)
        #expect(resumed.skipped == whole.skipped)
        #expect(try Self.reasons(half) == Self.reasons(folder.path("whole")))
        #expect(resumed.lines == 1_000 - ended / 256 * 256, "What was committed was not read again.")
    }

    @Test("begins anew when the file is another one")
    func anew() throws {
        let folder = try Folder(["lines.txt": "1\n2\n"])
        #expect(throws: Ended.self) { try Self.read(folder.path("lines.txt"), folder.path("it"), endAt: 1, "one") }
        let read = try Self.read(folder.path("lines.txt"), folder.path("it"), endAt: nil, "other")
        #expect(read.codes == ["1", "2"])
    }

    private struct Outcome {
        var lines = 0
        var skipped: [String: Int] = [:]
        var codes: [String] = []
    }

    /// Reads the lines as foods, every tenth a bad one, committing as often as may be; ends by an error that leaves the file.
    private static func read(_ file: URL, _ staging: URL, endAt: Int?, _ identity: String = "one") throws -> Outcome {
        var outcome = Outcome()
        let reasons = staging.appendingPathExtension("tsv")
        let report = try Staging.use(staging, identity: identity, reasons: reasons) { staging in
            staging.pause = .zero
            try staging.read(SourceFile(file), of: "lines.txt") { line in
                outcome.lines += 1
                let number = try #require(Int(line))
                if number == endAt { throw Ended() }
                guard !(number % 10 == 3) else { return "a bad line" }
                let food = Food(id: line, name: "Food \(line)", group: "", nutrients: [208: 1], measures: [])
                try staging.add(SourceFood(food: food))
                return nil
            }
            return try staging.closed()
        }
        outcome.skipped = report.skipped
        outcome.codes = try DatabaseQueue(path: staging.path).read {
            try String.fetchAll($0, sql: "SELECT code FROM arrival ORDER BY id")
        }
        return outcome
    }

    private static func reasons(_ staging: URL) throws -> String {
        try String(contentsOf: staging.appendingPathExtension("tsv"), encoding: .utf8)
    }
}
