import Web

/// A song, as a device reads it.
struct SongResponse: Encodable, Sendable {
    let id: String
    let title: String
    let artist: String
    let album: String
    let genre: String
    let isrc: OrNull<String>
    let seconds: Double
    let bpm: OrNull<Double>
    let tappedBpm: OrNull<Double>
    let agreedBpm: OrNull<Double>
    let measuredBpm: OrNull<Double>
    let otherBpm: OrNull<Double>
    let certainty: OrNull<Double>
    let tempoProblem: OrNull<String>
    let loudness: OrNull<Double>
    let hasCover: Bool
    let heart: OrNull<String>
    let source: String
    /// The address at which it is played instead of by its stream.
    let handover: OrNull<String>

    init(_ song: ListedSong) {
        self.id = song.id
        self.title = song.title
        self.artist = song.artist
        self.album = song.album
        self.genre = song.genre
        self.isrc = OrNull<String>(song.isrc)
        self.seconds = Double(song.milliseconds) / 1_000
        self.bpm = OrNull<Double>(song.beatsPerMinute)
        self.tappedBpm = OrNull<Double>(song.tapped)
        self.agreedBpm = OrNull<Double>(song.agreed)
        self.measuredBpm = OrNull<Double>(song.measured)
        self.otherBpm = OrNull<Double>(song.other)
        self.certainty = OrNull<Double>(song.certainty)
        self.tempoProblem = OrNull<String>(song.tempoProblem)
        self.loudness = OrNull<Double>(song.loudness)
        self.hasCover = song.cover != nil
        self.heart = OrNull<String>(song.heart?.rawValue)
        self.source = song.source.rawValue
        self.handover = OrNull<String>(song.handover)
    }
}

/// A page of songs.
struct SongsResponse: Encodable, Sendable {
    let songs: [SongResponse]
    /// What `from` is on the next page; null on the last.
    let next: OrNull<Int>

    init(_ found: [ListedSong], _ search: SongSearch) {
        self.songs = found.prefix(search.limit).map(SongResponse.init)
        let next = search.from + search.limit
        self.next = OrNull<Int>(found.count > search.limit && next <= SongSearch.last ? next : nil)
    }
}
