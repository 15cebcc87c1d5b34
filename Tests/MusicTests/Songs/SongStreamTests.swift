import Testing

@testable import Music

struct SongStreamTests {
    @Test("a song's stream may last for its song twice and a pause, and not for ever")
    func time() {
        #expect(SongStream.time(for: 1) == .seconds(600))
        #expect(SongStream.time(for: 4_800_000) == .seconds(1_200), "Five minutes at 128 kbit/s.")
        #expect(SongStream.time(for: .max) > .seconds(600), "No size overflows.")
    }
}
