/// Songs made ready for playlists: sorted by tempo once, so that each list costs little.
///
/// Making it takes about a second for 50,000 songs; a caller keeps it while the songs stay the same.
package struct SongLibrary: Sendable {
    /// The lengths that a song in a playlist can have, in seconds: no jingles, no films.
    package static let lengths = 30.0...7_200
    /// The tempos that are believed, in beats per minute.
    package static let tempos = 30.0...300

    /// Songs of a known tempo from slow to fast, then the others.
    let songs: [PlaylistSong]
    let facts: [SongFacts]
    /// How many have a known tempo.
    let knownCount: Int
    private let places: [PlaylistSong.ID: Int]
    private let artists: [String: Int32]
    /// The keys of genres that songs have together; thousands of songs share a few hundred.
    private let genres: [Set<String>]

    /// Keeps the first of several with one id, and leaves out what is too short or too long.
    package init(_ songs: some Sequence<PlaylistSong>) {
        var seen: Set<PlaylistSong.ID> = []
        let usable = songs.filter { Self.lengths.contains($0.seconds) && seen.insert($0.id).inserted }
        self.songs = usable.sorted { one, other in
            let (first, second) = (Self.tempo(of: one) ?? .infinity, Self.tempo(of: other) ?? .infinity)
            return first == second ? one.id < other.id : first < second
        }
        self.knownCount = self.songs.partitioningIndex { Self.tempo(of: $0) == nil }
        var artists = Interning<String>()
        var genres = Interning<Set<String>>()
        var known: [String: GenreTag] = [:]
        self.facts = self.songs.map { song in
            let tags = song.genres.flatMap(GenreTag.split).map { text in
                if let tag = known[text] { return tag }
                let tag = GenreTag(text)
                known[text] = tag
                return tag
            }
            return SongFacts(
                song,
                tempo: Self.tempo(of: song),
                artist: artists.number(of: Self.key(ofArtist: song.artist)),
                genres: genres.number(of: Set(tags.flatMap(\.keys))),
                character: SongCharacter(song, tempo: Self.tempo(of: song), genres: tags.compactMap(\.genre))
            )
        }
        self.places = Dictionary(uniqueKeysWithValues: zip(self.songs.map(\.id), self.songs.indices))
        self.artists = artists.numbers
        self.genres = genres.numbers.sorted { $0.value < $1.value }.map(\.key)
    }

    package var count: Int { self.songs.count }

    func place(of id: PlaylistSong.ID) -> Int? { self.places[id] }
    func artist(_ name: String) -> Int32? { self.artists[Self.key(ofArtist: name)] }
    var artistCount: Int { self.artists.count }

    /// Returns for each number of genres whether any of some is among them.
    func genres(among names: some Sequence<String>) -> [Bool] {
        let keys = Set(names.compactMap { GenreTag($0).keys.first })
        return self.genres.map { !keys.isDisjoint(with: $0) }
    }

    /// Returns the places of songs whose own tempo lies in a range.
    func places(in tempos: ClosedRange<Double>) -> Range<Int> {
        let known = self.facts[..<self.knownCount]
        let first = known.partitioningIndex { $0.tempo >= tempos.lowerBound }
        return first..<max(first, known.partitioningIndex { $0.tempo > tempos.upperBound })
    }

    private static func tempo(of song: PlaylistSong) -> Double? {
        song.tempo.flatMap { self.tempos.contains($0) ? $0 : nil }
    }

    private static func key(ofArtist name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
}

/// Numbers for values, in the order in which they come.
private struct Interning<Value: Hashable> {
    private(set) var numbers: [Value: Int32] = [:]

    mutating func number(of value: Value) -> Int32 {
        if let number = self.numbers[value] { return number }
        let number = Int32(self.numbers.count)
        self.numbers[value] = number
        return number
    }
}

extension RandomAccessCollection where Index == Int {
    /// Returns the first place from which a condition holds that holds for all that follow.
    fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (self.startIndex, self.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
