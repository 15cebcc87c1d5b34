import Foundation
import Testing

@testable import DelimitedText

struct CSVReaderTests {
    /// Comes in pieces of so many bytes.
    private func reader(_ bytes: [UInt8], pieces: Int = 3) throws -> CSVReader {
        try CSVReader(Pieces.of(bytes, each: pieces))
    }

    private func lines(_ reader: CSVReader) throws -> [[String]] {
        var lines: [[String]] = []
        while let line = try reader.record() { lines.append(line) }
        return lines
    }

    private static let text =
        "Day,Food\r\n2026-01-01,\"Beans, \"\"baked\"\"\nin sauce\"\r\n\r\n2026-01-02,\r\n2026-01-03,Käse"
    private static let expected = [
        ["2026-01-01", "Beans, \"baked\"\nin sauce"], ["2026-01-02", ""], ["2026-01-03", "Käse"],
    ]

    private static func utf16(_ text: String, little: Bool) -> [UInt8] {
        // The mark of the order of bytes comes first.
        ([0xFEFF] + Array(text.utf16)).flatMap { (unit: UInt16) -> [UInt8] in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
            return little ? [low, high] : [high, low]
        }
    }

    @Test("reads quotes, breaks inside them, empty lines and any encoding", arguments: [1, 2, 3, 64], 0..<5)
    func encodings(pieces: Int, encoding: Int) throws {
        let bytes: [UInt8] =
            switch encoding {
            case 0: Array(Self.text.utf8)
            case 1: [0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)
            case 2: Self.utf16(Self.text, little: true)
            case 3: Self.utf16(Self.text, little: false)
            default: Self.text.unicodeScalars.map { UInt8($0.value) }
            }
        let reader = try self.reader(bytes, pieces: pieces)
        #expect(reader.columns == ["Day", "Food"])
        #expect(try self.lines(reader) == Self.expected)
    }

    @Test("semicolons and tabs part as well as commas", arguments: [";", "\t"])
    func separators(mark: String) throws {
        let reader = try self.reader(Array("Day\(mark)Amount, total\n2026-01-01\(mark)1,5\n".utf8), pieces: 999)
        #expect(reader.columns == ["Day", "Amount, total"])
        #expect(try self.lines(reader) == [["2026-01-01", "1,5"]])
    }

    @Test(
        "what is no table is refused",
        arguments: [
            "", "just words", "a,b\n\"never closed", "a,b\n\0,1", "a,b\n" + String(repeating: "x", count: 1_100_000),
            "a,b\n" + String(repeating: ",", count: 2_000),
        ]
    )
    func refused(text: String) {
        #expect(throws: DelimitedTextProblem.self) { _ = try self.lines(self.reader(Array(text.utf8), pieces: 4_096)) }
    }

    @Test("text behind a quotation belongs to its field, and breaks inside one stay as they were")
    func stray() throws {
        let reader = try self.reader(Array("a,b\n\"x\"y\"z\",\"1\r\n2\r\n\r\n3\"\r\r\n5\" pipe,\r\n".utf8))
        #expect(try self.lines(reader) == [["xy\"z\"", "1\r\n2\r\n\r\n3"], ["5\" pipe", ""]])
    }

    @Test("quotation marks are read once, however many there are", arguments: [2, 4, 999_998])
    func marks(count: Int) throws {
        let text = "a,b\n1," + String(repeating: "\"", count: count) + "\n\"\",\"x\"\"y\"\n"
        let reader = try self.reader(Array(text.utf8), pieces: 1 << 16)
        let marks = String(repeating: "\"", count: (count - 2) / 2)
        #expect(try self.lines(reader) == [["1", marks], ["", "x\"y"]])
    }

    @Test("a quotation of half a million lines is read once, not once for each of them", .timeLimit(.minutes(1)))
    func longQuotation() throws {
        let breaks = String(repeating: "\n", count: 500_000)
        let reader = try self.reader(Array("a,b\n\"\(breaks)\",1\n".utf8), pieces: 1 << 16)
        #expect(try self.lines(reader) == [[breaks, "1"]])
    }
}
