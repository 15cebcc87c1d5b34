import Testing

@testable import Web

/// Codes that readers of other makers understand.
struct QRCodeTests {
    @Test(
        "a code is as small as its text allows",
        arguments: [(14, 21), (15, 25), (84, 37), (85, 41), (106, 41), (122, 45), (152, 49), (180, 53), (213, 57)]
    )
    func sides(length: Int, side: Int) throws {
        let code = try #require(QRCode(String(repeating: "x", count: length)))
        #expect(code.rows.count == side && code.rows.allSatisfy { $0.count == side })
        #expect(code.side == side + 8)
    }

    @Test("a text that is too long makes none")
    func tooLong() {
        #expect(QRCode(String(repeating: "x", count: 214)) == nil)
    }

    @Test("the correction is that of the standard's words")
    func correction() {
        // "HELLO WORLD" in version 1-M, an example that many explanations share.
        let data: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
        #expect(QRWords.correction(data, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
    }

    @Test("the format is written twice, one of the eight of level M")
    func format() throws {
        // ISO/IEC 18004:2015, table C.1.
        let formats = [
            "101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001",
            "100000011001110", "100111110010111", "100101010100000",
        ]
        let rows = try #require(QRCode("https://spotter.example.org")).rows
        let last = rows.count - 1
        let near =
            [0, 1, 2, 3, 4, 5, 7, 8].map { rows[8][$0] } + [7, 5, 4, 3, 2, 1, 0].map { rows[$0][8] }
        let far = (0...6).map { rows[last - $0][8] } + (last - 7...last).map { rows[8][$0] }
        #expect(near == far)
        #expect(formats.contains(near.map { $0 ? "1" : "0" }.joined()))
        #expect(rows[last - 7][8])
    }

    @Test("from version 7 on the number is written")
    func version() throws {
        let rows = try #require(QRCode(String(repeating: "x", count: 110))).rows
        let bits = (0..<18).reversed().map { rows[$0 / 3][rows.count - 11 + $0 % 3] }
        #expect(bits.map { $0 ? "1" : "0" }.joined() == "000111110010010100")
    }

    @Test("three corners have their pattern, with light around it")
    func corners() throws {
        let rows = try #require(QRCode("x")).rows
        let pattern = ["11111110", "10000010", "10111010", "10111010", "10111010", "10000010", "11111110", "00000000"]
        let drawn = rows.prefix(8).map { row in row.prefix(8).map { $0 ? "1" : "0" }.joined() }
        #expect(drawn == pattern)
        #expect(rows.prefix(7).map { $0[20] }.allSatisfy(\.self) && rows[20].prefix(7).allSatisfy(\.self))
    }

    @Test("the drawing holds each dark square once")
    func path() throws {
        let code = try #require(QRCode("x"))
        let widths = code.path.matches(of: /h(\d+)v1/).compactMap { Int($0.1) }
        #expect(widths.reduce(0, +) == code.rows.joined().count { $0 })
    }
}
