import Testing

@testable import Music

/// The parts of a file that a player asks for.
struct ByteRangeTests {
    @Test(
        "reads what players send",
        arguments: [
            ("bytes=0-", 0..<1_000), ("bytes=0-0", 0..<1), ("bytes=10-19", 10..<20), ("bytes=990-5000", 990..<1_000),
            ("bytes=-1", 999..<1_000), ("bytes=-5000", 0..<1_000), ("bytes=999-999", 999..<1_000),
            ("bytes=0-9223372036854775807", 0..<1_000),
        ] as [(String, Range<Int64>)]
    )
    func parts(header: String, range: Range<Int64>) {
        #expect(ByteRange(header, of: 1_000) == .part(range))
    }

    @Test("what lies beyond the end can't be had", arguments: ["bytes=1000-", "bytes=5000-6000", "bytes=-0"])
    func beyond(header: String) {
        #expect(ByteRange(header, of: 1_000) == .unsatisfiable)
    }

    @Test(
        "what is no single range of bytes is the whole",
        arguments: [
            nil, "", "bytes=", "bytes=-", "bytes=9-1", "bytes=a-b", "bytes=0-1,5-6", "lines=1-2", "bytes= 0-1",
            "bytes=0-99999999999999999999", "bytes=--5", "bytes=+1-2",
        ] as [String?]
    )
    func whole(header: String?) {
        #expect(ByteRange(header, of: 1_000) == .whole)
    }

    @Test("of another server's song only the part that was asked for is passed on")
    func remote() {
        #expect(ContentRange("bytes 10-19/100", asked: "bytes=10-19")?.text == "bytes 10-19/100")
        #expect(ContentRange("bytes 10-14/*", asked: "bytes=10-")?.text == "bytes 10-14/*")
        #expect(ContentRange("bytes 90-99/100", asked: "bytes=-10")?.part == 90..<100)
        for wrong in [
            "bytes 0-9/100", "bytes 10-20/100", "bytes 10-19/15", "bytes 19-10/100", "bytes 10-19", "bytes */100",
            "bytes 10-19/99999999999999999999", "bytes -1-9/100", "10-19/100", "bytes 10-19/100/100", "",
        ] {
            #expect(ContentRange(wrong, asked: "bytes=10-19") == nil, "\(wrong)")
        }
        #expect(ContentRange("bytes 90-99/*", asked: "bytes=-10") == nil)
        #expect(ContentRange.size("bytes */100") == 100 && ContentRange.size("bytes */x") == nil)
    }

    @Test("only known kinds of sound are passed on")
    func kinds() {
        #expect(RemoteStream.soundType("Audio/MPEG; charset=x") == "audio/mpeg")
        for wrong in ["audio/evil", "text/html", "audio/", nil] { #expect(RemoteStream.soundType(wrong) == nil) }
    }
}
