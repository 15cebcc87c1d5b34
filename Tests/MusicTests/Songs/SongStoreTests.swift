import Support
import Testing

@testable import Music

/// Finding songs.
struct SongStoreTests {
    @Test("finds by parts of words of title and artist, without case and accents", arguments: Backend.available)
    func words(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try await house.add("Café del Mar", by: "Energy 52")
        try await house.add("Blue Monday", by: "New Order")
        try await house.add("100% Pure", by: "Crystal")
        func found(_ text: String) async throws -> [String] {
            try await house.songs(SongSearch(text: text)).map(\.title)
        }
        #expect(try await found("CAFE") == ["Café del Mar"])
        #expect(try await found("order blue") == ["Blue Monday"])
        #expect(try await found("onda") == ["Blue Monday"])
        #expect(try await found("blue order nothing").isEmpty)
        #expect(try await found("100%") == ["100% Pure"])
        #expect(try await found("%").count == 1)
        #expect(try await found("_").isEmpty)
        #expect(try await found("!").isEmpty)
        #expect(try await found("\\").isEmpty)
        #expect(try await found("'; --").isEmpty)
        #expect(try await found("") == ["100% Pure", "Café del Mar", "Blue Monday"], "By artist, then title.")
    }

    @Test("finds by tempo, with both ends in it", arguments: Backend.available)
    func tempo(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        try await house.add("A", tempo: 100)
        try await house.add("B", tempo: 120)
        let slow = try await house.add("C", tempo: 140)
        try await house.add("D")
        func found(_ slowest: Double?, _ fastest: Double?) async throws -> [String] {
            try await house.songs(SongSearch(slowest: slowest, fastest: fastest)).map(\.title)
        }
        #expect(try await found(nil, nil) == ["A", "B", "C", "D"])
        #expect(try await found(120, nil) == ["B", "C"])
        #expect(try await found(nil, 120) == ["A", "B"])
        #expect(try await found(100, 100) == ["A"])
        try await house.tap(70, slow)
        #expect(try await found(nil, 100) == ["A", "C"], "One's own tempo counts.")
    }

    @Test("a page is followed by the next, and none is lost", arguments: Backend.available)
    func pages(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend)
        for number in 10..<30 { try await house.add("Song \(number)") }
        var titles: [String] = []
        for from in stride(from: 0, to: 20, by: 8) {
            let page = try await house.songs(SongSearch(from: from, limit: 8))
            #expect(page.count == min(9, 20 - from), "One more says that others follow.")
            titles += page.prefix(8).map(\.title)
        }
        #expect(titles == (10..<30).map { "Song \($0)" })
    }

    @Test("hearts are a member's own, and say what they were before", arguments: Backend.available)
    func hearts(_ backend: Backend) async throws {
        let house = try await MusicHouse(backend, members: 2)
        let song = try await house.add("Blue")
        let hearts = SongHeartStore(database: house.database, owner: house.members[0])
        #expect(try await hearts.set(.loved, of: song, at: MusicHouse.now) == SongHeartChange(before: nil))
        #expect(try await hearts.set(.never, of: song, at: MusicHouse.now) == SongHeartChange(before: .loved))
        #expect(try await house.songs().first?.heart == .never)
        #expect(try await house.songs(of: 1).first?.heart == nil)
        #expect(try await hearts.set(nil, of: song, at: MusicHouse.now) == SongHeartChange(before: .never))
        #expect(try await house.songs().first?.heart == nil)
    }
}
