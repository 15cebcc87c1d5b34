import Support
import Testing

@testable import Music

/// Tempos that members tap.
struct TappedTempoTests {
    @Test(
        "three who say alike agree",
        arguments: [
            ([], nil), ([120, 120], nil), ([120, 121, 122], 121), ([60, 120, 121, 122], 121), ([60, 120, 240], nil),
            ([100, 103, 107], nil), ([60, 61, 62, 120, 121, 122], 61), ([60, 61, 62, 120, 121, 122, 123], 121.5),
            ([122, 60, 120, 121], 121),
        ] as [([Double], Double?)]
    )
    func agreed(taps: [Double], tempo: Double?) {
        #expect(TappedTempo.agreed(taps) == tempo)
    }

    @Test("one's own tempo wins for oneself, and three who agree for everybody", arguments: Backend.available)
    func winning(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend, members: 4)
        let song = try await house.add("Blue", tempo: 60)
        func tempos() async throws -> [Double?] {
            var tempos: [Double?] = []
            for member in 0..<4 { tempos.append(try await house.songs(of: member).first?.beatsPerMinute) }
            return tempos
        }
        #expect(try await tempos() == [60, 60, 60, 60])
        try await house.tap(120, song)
        #expect(try await tempos() == [120, 60, 60, 60])
        try await house.tap(121, song, member: 1)
        try await house.tap(119, song, member: 2)
        #expect(try await tempos() == [120, 121, 119, 120])
        #expect(try await house.songs().first?.agreed == 120)
        try await house.tap(nil, song, member: 1)
        #expect(try await tempos() == [120, 60, 119, 60])
        #expect(try await house.songs().first?.agreed == nil)
    }

    @Test("what was measured goes before what the tags say, and nothing is no tempo", arguments: Backend.available)
    func sources(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try await house.add("A", tempo: 100, tagged: 90)
        try await house.add("B", tagged: 90)
        try await house.add("C")
        #expect(try await house.songs().map(\.beatsPerMinute) == [100, 90, nil])
    }
}
