import Hummingbird

/// A source of songs, opened for one member.
///
/// It is given the ids by which it knows its songs, never ours.
protocol SongSource: Sendable {
    /// Answers with the sound of a song, or with the part of it that `Range` asks for.
    ///
    /// `slot` is held as long as bytes are sent.
    func stream(_ song: String, _ request: Request, in slot: StreamLimit.Slot) async throws -> Response

    /// Returns a cover as a square JPEG; nil where there is none.
    func cover(_ cover: String, isLarge: Bool) async throws -> [UInt8]?
}

/// A source that a member connected: its songs are known by asking it for all of them, a page at a time.
protocol ConnectedSource: SongSource {
    /// Returns the page of songs at a place that it named; nil is the beginning.
    func songs(at place: String?) async throws(SourceProblem) -> SongListing

    /// Marks a song as loved there, or takes that back.
    func star(_ song: String, _ isStarred: Bool) async throws(SourceProblem)

    /// Writes a list there, and returns what became of it; nil for a source that takes no lists.
    func write(_ list: WrittenList) async throws(SourceProblem) -> ListReceipt?
}

extension ConnectedSource {
    func star(_ song: String, _ isStarred: Bool) async throws(SourceProblem) {}
    func write(_ list: WrittenList) async throws(SourceProblem) -> ListReceipt? { nil }
}

/// A page of a source's songs.
struct SongListing: Sendable, Equatable {
    var songs: [RemoteSong] = []
    /// Where it goes on; nil after the last page.
    var next: String?
}

/// A song as its source tells it.
struct RemoteSong: Sendable, Equatable {
    let id: String
    var title: String
    var artist = ""
    var album = ""
    var genre = ""
    var isrc: String?
    var milliseconds = 0
    /// Kilobits a second.
    var bitRate = 0
    var beatsPerMinute: Double?
    var cover: String?
    /// Whether it is loved there; nil where the source doesn't say.
    var isStarred: Bool?

    /// The most characters of an id of theirs.
    static let longestID = 200
    /// The longest song: a day.
    static let longest = 86_400_000
}

/// A playlist that is written to a source.
struct WrittenList: Sendable, Equatable {
    struct Song: Sendable, Equatable {
        /// The source's own id, where it is a song of that source; else it is looked for there.
        let remoteID: String?
        let title: String
        let artist: String
        let isrc: String?
        let milliseconds: Int
    }

    let name: String
    let songs: [Song]
}

/// Says what became of a list.
struct ListReceipt: Sendable, Equatable {
    /// What the source calls it.
    let list: String
    let written: Int
    /// The titles that weren't found there.
    let missing: [String]
}
