import HTTPTypes
import Members
import Storage
import Web

/// The page of a playlist: its songs with their reasons, and what can be done with it.
struct PlaylistPage: PageModel {
    static let template = "playlists/show"
    /// A list that is kept for the gym is opened there without a network.
    var isKept: Bool { true }

    /// A song of the list.
    struct Item: Encodable, Sendable {
        let songLine: String
        let songPath: String
        let songTitle: String
        let songNote: String
        let songReason: String
        /// Empty for none.
        let songCover: String
        /// What the player reads; empty for a song that isn't here any more, and for one that is played elsewhere.
        let songData: String
        /// "Warm-up" above the first song of a part; empty for others.
        let partName: String
        let upPath: String
        let downPath: String
        /// Where it can be dragged to, with the number of the place at the end.
        let placePath: String
        let songRemovalPath: String
    }

    /// A field of what the list was asked for.
    struct AskedField: Encodable, Sendable {
        let askedName: String
        let askedValue: String
    }

    let frame: Frame
    let status: HTTPResponse.Status
    let listName: String
    /// "12 songs, 45 min".
    let listNote: String
    let madeFor: String
    let workoutPath: String
    let notes: [String]
    let isLoved: Bool
    let lovePath: String
    let removalPath: String
    let renamePath: String
    let newName: FieldView
    let renames: Bool
    let items: [Item]
    /// About how much room it takes on a device, "85 MB"; empty where nobody knows.
    let roomWords: String
    /// What another list is asked for with; empty where nobody knows.
    let asked: [AskedField]
    /// The id of another list.
    let requestId: String

    init(
        _ list: Playlist,
        _ entries: [(entry: PlaylistEntry, song: ListedSong?)],
        highestPulse: Double?,
        _ form: PlaylistNameForm,
        _ errors: FormErrors,
        frame: Frame
    ) throws {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.listName = list.name
        let songs = entries.compactMap(\.song)
        self.listNote = PlaylistText.note(songs.count, milliseconds: songs.reduce(0) { $0 + $1.milliseconds })
        self.madeFor = list.madeFor
        self.workoutPath = list.workout.map { Places.workout($0) } ?? ""
        self.notes = list.notes
        self.isLoved = list.isLoved
        self.lovePath = PlaylistLinks.love(list.id, !list.isLoved)
        self.removalPath = PlaylistLinks.removal.path(list.id)
        self.renamePath = PlaylistLinks.rename.path(list.id)
        self.newName = FieldView(value: errors.isEmpty ? list.name : form.input["name"], complaints: errors["name"])
        self.renames = !errors.isEmpty
        let bytes = songs.reduce(0) { $0 + $1.aboutBytes }
        self.roomWords = bytes == 0 ? "" : PlaylistText.room(bytes)
        self.asked = list.asked?.fields.map { AskedField(askedName: $0.name, askedValue: $0.value) } ?? []
        self.requestId = RowID.new()
        var items: [Item] = []
        for (place, (entry, song)) in entries.enumerated() {
            let isFirst = place == 0 || entries[place - 1].entry.part?.kind != entry.part?.kind
            let move: (Int) -> String = { PlaylistLinks.place.path(list.id, entry.song, "\($0)") }
            items.append(
                Item(
                    songLine: PlaylistLinks.line(of: entry.song),
                    songPath: song == nil ? "" : MusicLinks.song(entry.song),
                    songTitle: song?.title ?? "A song that isn't here any more",
                    songNote: song.map { PlaylistText.note($0, entry) } ?? "",
                    songReason: entry.reason,
                    songCover: song?.cover == nil ? "" : MusicLinks.cover("small", of: entry.song),
                    songData: try song.flatMap { song in
                        song.handover == nil ? try PlayableSong(song, entry, highestPulse: highestPulse).text : nil
                    } ?? "",
                    partName: isFirst ? entry.part?.kind.label ?? "" : "",
                    upPath: place == 0 ? "" : move(place - 1),
                    downPath: place == entries.count - 1 ? "" : move(place + 1),
                    placePath: move(0),
                    songRemovalPath: PlaylistLinks.songRemoval.path(list.id, entry.song)
                )
            )
        }
        self.items = items
    }
}

/// Tells playlists in words.
enum PlaylistText {
    /// Returns "12 songs, 45 min".
    static func note(_ count: Int, milliseconds: Int) -> String {
        let minutes = (milliseconds + 30_000) / 60_000
        return "\(count == 1 ? "1 song" : "\(count) songs"), \(minutes) min"
    }

    /// Returns artist and length, and the tempo where no reason says it.
    static func note(_ song: ListedSong, _ entry: PlaylistEntry) -> String {
        let tempo = entry.reason.isEmpty ? song.beatsPerMinute.map(SongText.tempo) ?? "" : ""
        return [song.artist, tempo, SongText.length(song.milliseconds)].filter { !$0.isEmpty }
            .joined(separator: SongText.dot)
    }

    /// Returns "85 MB", rounded up.
    static func room(_ bytes: Int) -> String {
        "\(Numerals.text((Double(bytes) / 1_000_000).rounded(.up))) MB"
    }
}
