import Testing

@testable import DelimitedText

struct LineReaderTests {
    @Test("cuts lines wherever the pieces end", arguments: [1, 2, 3, 64])
    func lines(pieces: Int) throws {
        let reader = LineReader(longest: 10, Pieces.of(Array("one\r\n\ntwo\r\r\nthr\ree".utf8), each: pieces))
        var (lines, positions): ([String], [Int]) = ([], [])
        while let line = try reader.line() {
            lines.append(line)
            positions.append(reader.position)
        }
        #expect(lines == ["one", "", "two", "thr\ree"])
        #expect(positions == [5, 6, 12, 18])
        #expect(reader.number == 4)
    }

    @Test("an empty text has no line, and a line break at the end begins none", arguments: ["", "a\n"])
    func ends(text: String) throws {
        let reader = LineReader(longest: 10, Pieces.of(Array(text.utf8), each: 64))
        if !text.isEmpty { #expect(try reader.line() == "a") }
        #expect(try reader.line() == nil)
    }

    @Test("a line that is no UTF-8 is ISO 8859-1")
    func latin1() throws {
        let bytes = Array("Käse\n".utf8) + [UInt8(ascii: "K"), 0xE4, UInt8(ascii: "s")]
        let reader = LineReader(longest: 10, Pieces.of(bytes, each: 64))
        #expect(try reader.line() == "Käse")
        #expect(try reader.line() == "Käs")
    }

    @Test("reads over a line that is too long, and counts it", arguments: [1, 3, 64])
    func tooLong(pieces: Int) throws {
        let text = "12345\n123456\n" + String(repeating: "x", count: 50) + "\n12"
        let reader = LineReader(longest: 5, most: 60, Pieces.of(Array(text.utf8), each: pieces))
        #expect(try reader.line() == "12345")
        #expect(!reader.wasTooLong)
        for number in 2...3 {
            #expect(try reader.line() == "")
            #expect(reader.wasTooLong)
            #expect(reader.number == number)
        }
        #expect(try reader.line() == "12")
        #expect(!reader.wasTooLong)
    }

    @Test("throws at a line without end, before it is read whole")
    func endless() {
        var given = 0
        let reader = LineReader(longest: 5, most: 1_000) {
            given += 100
            return [UInt8](repeating: 0x61, count: 100)
        }
        #expect(throws: DelimitedTextProblem.lineTooLong) { try reader.line() }
        #expect(given <= 1_100)
    }

    @Test("goes on where it was left")
    func goesOn() throws {
        let text = Array("one\ntwo\nthree".utf8)
        let first = LineReader(longest: 10, Pieces.of(text, each: 64))
        #expect(try first.line() == "one")
        let second = LineReader(longest: 10, Pieces.of(Array(text[first.position...]), each: 64))
        second.goOn(at: first.position, number: first.number)
        #expect(try second.line() == "two")
        #expect(second.number == 2)
        #expect(second.position == 8)
    }

    @Test("counts lines up to a bound, over several texts")
    func count() throws {
        var count = LineCount(most: 3)
        try count.add(Pieces.of(Array("a\nb\n".utf8), each: 2))
        try count.add(Pieces.of(Array("c\nd".utf8), each: 2))
        #expect(throws: DelimitedTextProblem.tooManyLines) { try count.add(Pieces.of(Array("\n".utf8), each: 2)) }
    }
}
