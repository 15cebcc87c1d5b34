import Testing

@testable import Motivation

struct VoucherListTests {
    @Test("a line has a code and, if they like, a comment; others are passed over")
    func lines() throws {
        let text = "\u{FEFF}# For May\r\nGYM-1234\r\n\r\n  GYM-5678   # Three months \nPOOL9\tA day\n"
        let list = try VoucherList(text)
        #expect(list.lines.map(\.code) == ["GYM-1234", "GYM-5678", "POOL9"])
        #expect(list.lines.map(\.note) == ["", "Three months", "A day"])
        #expect(try VoucherList(bytes: Array("ABCD".utf8)).lines.count == 1)
    }

    @Test("a list that can't be read says where")
    func wrong() {
        #expect(throws: VoucherList.Problem.empty) { try VoucherList("\n# Nothing\n") }
        #expect(throws: VoucherList.Problem.line(2)) { try VoucherList("ABCD\nAB\n") }
        #expect(throws: VoucherList.Problem.line(1)) { try VoucherList(String(repeating: "A", count: 101)) }
        #expect(throws: VoucherList.Problem.line(1)) { try VoucherList("ABCD\u{7}") }
        #expect(throws: VoucherList.Problem.line(1)) { try VoucherList("ABCD " + String(repeating: "a", count: 101)) }
        #expect(throws: VoucherList.Problem.notText) { try VoucherList(bytes: [0xFF, 0xFE, 0x41]) }
    }

    @Test("a list is bounded in lines and bytes")
    func bounds() throws {
        let most = (0..<VoucherList.most).map { "CODE-\($0)" }.joined(separator: "\n")
        for text in [most, most + "\n"] { #expect(try VoucherList(text).lines.count == VoucherList.most) }
        #expect(throws: VoucherList.Problem.tooMany) { try VoucherList(most + "\nCODE-MORE") }
        #expect(throws: VoucherList.Problem.tooMany) {
            try VoucherList(bytes: [UInt8](repeating: 0x41, count: VoucherList.largest + 1))
        }
    }

    @Test("its words say what to do")
    func words() {
        for problem in [VoucherList.Problem.empty, .tooMany, .notText, .line(7)] {
            #expect(problem.description.hasSuffix("."))
        }
        #expect(VoucherList.Problem.line(7).description.hasPrefix("Line 7 "))
    }
}
