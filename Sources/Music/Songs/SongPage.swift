import HTTPTypes
import Members
import Playlists
import Web

/// The page of a song: to hear it, to say how one likes it, and to tap its tempo.
struct SongPage: PageModel {
    static let template = "music/song"

    struct Fact: Encodable, Sendable {
        let factName: String
        let factWords: String
    }

    struct Exercise: Encodable, Sendable {
        let exerciseName: String
        let exercisePath: String
    }

    let frame: Frame
    let status: HTTPResponse.Status
    let songTitle: String
    /// Artist and album; may be empty.
    let songNote: String
    /// Empty for none.
    let songCover: String
    let streamPath: String
    /// What the player reads.
    let songData: String
    /// Where it is played instead; empty for a song that is heard here.
    let handoverPath: String
    let sourceName: String
    let songLoved: Bool
    let songNever: Bool
    let lovePath: String
    let neverPath: String
    let facts: [Fact]
    /// Why there is no tempo, or what is odd about the file; may be empty.
    let problem: String
    let tempo: FieldView
    let tapPath: String
    /// Empty where the member tapped none.
    let untapPath: String
    let moodsPath: String
    let moods: [ChoiceView]
    let addingPath: String
    let lists: [ChoiceView]
    /// What it goes well with; empty for a song that isn't loved.
    let exercises: [Exercise]

    init(
        _ song: ListedSong,
        _ moods: Set<Mood>,
        _ lists: [Playlist],
        _ exercises: [SuitedExercise],
        _ form: TappedTempoForm,
        _ errors: FormErrors,
        frame: Frame
    ) throws {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.songTitle = song.title
        self.songNote = [song.artist, song.album].filter { !$0.isEmpty }.joined(separator: " · ")
        self.songCover = song.cover == nil ? "" : MusicLinks.cover("large", of: song.id)
        self.streamPath = MusicLinks.stream(song.id)
        self.songData = try PlayableSong(song).text
        self.handoverPath = song.handover ?? ""
        self.sourceName = song.source.label
        self.songLoved = song.heart == .loved
        self.songNever = song.heart == .never
        self.lovePath = MusicLinks.heart(song.heart == .loved ? nil : .loved, of: song.id)
        self.neverPath = MusicLinks.heart(song.heart == .never ? nil : .never, of: song.id)
        self.facts = Self.facts(of: song)
        self.problem = [song.beatsPerMinute == nil ? song.tempoProblem ?? "" : "", song.note]
            .filter { !$0.isEmpty }.joined(separator: " ")
        let typed = form.input["bpm"]
        self.tempo = FieldView(
            value: errors.isEmpty ? song.tapped.map { Numerals.typed($0, decimals: 1) } ?? "" : typed,
            complaints: errors["bpm"]
        )
        self.tapPath = MusicLinks.tap.path(song.id)
        self.untapPath = song.tapped == nil ? "" : MusicLinks.tapRemoval.path(song.id)
        self.moodsPath = MusicLinks.moods.path(song.id)
        self.moods = Mood.allCases.map { ChoiceView($0.rawValue, label: $0.label, chosen: moods.contains($0)) }
        self.addingPath = PlaylistLinks.adding.path(song.id)
        self.lists = lists.map { ChoiceView($0.id, label: $0.name, chosen: false) }
        self.exercises = exercises.map { Exercise(exerciseName: $0.name, exercisePath: $0.path) }
    }

    private static func facts(of song: ListedSong) -> [Fact] {
        let tempos: [(String, String?)] = [
            ("Beats a minute", song.beatsPerMinute.map(SongText.digits)),
            ("You tapped", song.tapped.map(SongText.digits)),
            ("Members agree on", song.agreed.map(SongText.digits)),
            ("Measured here", song.measured.map { Self.measured($0, song.other) }),
        ]
        let others: [(String, String?)] = [
            ("Length", SongText.length(song.milliseconds)), ("Genre", song.genre),
            ("Loudness", song.loudness.map { SongText.digits($0) + " LUFS" }),
            ("Bit rate", song.bitRate == 0 ? nil : "\(song.bitRate) kbit/s"),
            ("From", song.source == .folder ? nil : song.source.label),
        ]
        return (tempos + others).compactMap { name, words in
            guard let words, !words.isEmpty else { return nil }
            return Fact(factName: name, factWords: words)
        }
    }

    private static func measured(_ tempo: Double, _ other: Double?) -> String {
        SongText.digits(tempo) + (other.map { ", or \(SongText.digits($0)) if you count otherwise" } ?? "")
    }
}
