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

        init(_ song: ListedSong, in search: SongSearch) {
            self.songLine = MusicLinks.line(of: song.id)
            self.songPath = MusicLinks.song(song.id)
            self.songTitle = song.title
            self.songNote = [
                song.artist, song.beatsPerMinute.map { SongText.digits($0) + " bpm" } ?? "",
                SongText.length(song.milliseconds),
            ].filter { !$0.isEmpty }.joined(separator: " · ")
            self.songCover = song.cover == nil ? "" : MusicLinks.cover("small", of: song.id)
            self.songLoved = song.heart == .loved
            self.songNever = song.heart == .never
            self.lovePath = MusicLinks.heart(song.heart == .loved ? nil : .loved, of: song.id, from: search)
            self.neverPath = MusicLinks.heart(song.heart == .never ? nil : .never, of: song.id, from: search)
        }
    }

    let items: [Item]
    /// Empty on the last page.
    let nextPath: String
    let emptyTitle: String
    let emptyWords: String

    static let none = SongResults([], SongSearch())

    /// `found` has one song more than a page where others follow.
    init(_ found: [ListedSong], _ search: SongSearch) {
        self.items = found.prefix(search.limit).map { Item($0, in: search) }
        var next = search
        next.from += search.limit
        self.nextPath = found.count > search.limit && next.from <= SongSearch.last ? MusicLinks.songs(next) : ""
        self.emptyTitle = search.isFiltered ? "No song like that" : "No songs yet"
        self.emptyWords =
            search.isFiltered
            ? "Try fewer letters, or a wider range of tempo."
            : "What is put into this Spotter's folder is found within ten minutes: MP3, Ogg Vorbis, Opus, FLAC, WAV, M4A."
    }
}
