import Web

/// A page of the list of songs.
struct SongResults: Encodable, Sendable {
    /// A line of the list, with the ways of its two buttons.
    struct Item: Encodable, Sendable {
        let songLine: String
        let songPath: String
        let songTitle: String
        let songNote: String
        /// Empty for none.
        let songCover: String
        let songLoved: Bool
        let songNever: Bool
        let lovePath: String
        let neverPath: String
        /// What the player reads; empty for a song that is played elsewhere.
        let songData: String

        init(_ song: ListedSong, in search: SongSearch) throws {
            self.songLine = MusicLinks.line(of: song.id)
            self.songPath = MusicLinks.song(song.id)
            self.songTitle = song.title
            self.songNote = [
                song.artist, song.beatsPerMinute.map(SongText.tempo) ?? "",
                SongText.length(song.milliseconds),
            ].filter { !$0.isEmpty }.joined(separator: SongText.dot)
            self.songCover = song.cover == nil ? "" : MusicLinks.cover("small", of: song.id)
            self.songLoved = song.heart == .loved
            self.songNever = song.heart == .never
            self.lovePath = MusicLinks.heart(song.heart == .loved ? nil : .loved, of: song.id, from: search)
            self.neverPath = MusicLinks.heart(song.heart == .never ? nil : .never, of: song.id, from: search)
            self.songData = song.handover == nil ? try PlayableSong(song).text : ""
        }
    }

    let items: [Item]
    /// Empty on the last page.
    let nextPath: String
    let emptyTitle: String
    let emptyWords: String
    /// All songs, where none is like what is looked for; else empty.
    let allPath: String

    /// The results of a search for what no song has.
    static let none = SongResults(items: [], nextPath: "", isFiltered: true)

    /// `found` has one song more than a page where others follow.
    init(_ found: [ListedSong], _ search: SongSearch) throws {
        var next = search
        next.from += search.limit
        self.init(
            items: try found.prefix(search.limit).map { try Item($0, in: search) },
            nextPath: found.count > search.limit && next.from <= SongSearch.last ? MusicLinks.songs(next) : "",
            isFiltered: search.isFiltered || search.from > 0
        )
    }

    private init(items: [Item], nextPath: String, isFiltered: Bool) {
        self.items = items
        self.nextPath = nextPath
        self.allPath = items.isEmpty && isFiltered ? Places.music.path : ""
        self.emptyTitle = isFiltered ? "No song like that" : "No songs yet"
        self.emptyWords =
            isFiltered
            ? "Try fewer letters, or a wider range of tempo."
            : "What is put into this Spotter's folder is found within ten minutes: MP3, Ogg Vorbis, Opus, FLAC, WAV, M4A."
    }
}
