import Foundation
import Playlists
import Web

/// A song as the player of a page reads it.
struct PlayableSong: Encodable, Sendable {
    let id: String
    let title: String
    let artist: String
    let album: String
    /// Paths; empty for no cover.
    let cover: String
    let smallCover: String
    let stream: String
    let page: String
    let love: String
    let unlove: String
    let never: String
    let heard: String
    let isLoved: Bool
    let seconds: Double
    /// About so many; 0 where nobody knows.
    let bytes: Int
    /// What makes all songs equally loud, from 0 to 1.
    let gain: Double
    /// Beats a minute as they are counted here; null where nobody knows.
    let beats: Double?
    /// The part of a workout it is for; empty for none.
    let part: String
    /// Where the pulse should be meanwhile, in beats a minute; null where nobody knows.
    let pulse: PulseAim?

    init(_ song: ListedSong, _ entry: PlaylistEntry? = nil, highestPulse: Double? = nil) {
        self.id = song.id
        self.title = song.title
        self.artist = song.artist
        self.album = song.album
        self.cover = song.cover == nil ? "" : MusicLinks.cover("large", of: song.id)
        self.smallCover = song.cover == nil ? "" : MusicLinks.cover("small", of: song.id)
        self.stream = MusicLinks.stream(song.id)
        self.page = MusicLinks.song(song.id)
        self.love = MusicLinks.heart(.loved, of: song.id)
        self.unlove = MusicLinks.heart(nil, of: song.id)
        self.never = MusicLinks.heart(.never, of: song.id)
        self.heard = PlaylistLinks.heard.path(song.id)
        self.isLoved = song.heart == .loved
        self.seconds = Double(song.milliseconds) / 1_000
        self.bytes = song.aboutBytes
        self.gain = Loudness.gain(of: song.loudness)
        self.beats = entry?.beats ?? song.beatsPerMinute
        self.part = entry?.part?.kind.label ?? ""
        self.pulse = highestPulse.flatMap { highest in entry?.part.map { PulseAim($0, highest: highest) } }
    }

    /// Returns it as one line, for an attribute of a page.
    var text: String { get throws { try JSONResponse.text(of: self) } }
}

extension ListedSong {
    /// The size of its sound by length and bit rate, a gigabyte at most; 0 where these aren't known.
    var aboutBytes: Int { Int(min(max(Double(self.milliseconds) * Double(self.bitRate) / 8, 0), 1_000_000_000)) }
}

/// Says how loud songs are played.
enum Loudness {
    /// All songs are played at this loudness, in LUFS: what ReplayGain 2.0 (2011) takes, because players of phones and
    /// computers need more than the 23 of EBU R128 for broadcasts.
    static let reference = -18.0

    /// Returns the factor for a song's amplitude, at most 1: a page can only make it quieter, so what is quieter than the
    /// reference stays so.
    static func gain(of loudness: Double?) -> Double {
        guard let loudness, loudness.isFinite else { return 1 }
        // 20 dB are a factor of ten in amplitude.
        let gain = pow(10, (self.reference - loudness) / 20)
        return (min(max(gain, 0.05), 1) * 1_000).rounded() / 1_000
    }
}

/// Says where the pulse should be in a part of a workout, in beats a minute.
struct PulseAim: Encodable, Sendable, Equatable {
    let low: Double
    let high: Double

    /// `highest` is the member's highest heart rate.
    ///
    /// Light is 57 to 63 % of it, moderate 64 to 76 and vigorous 77 to 95 (American College of Sports Medicine,
    /// Guidelines for Exercise Testing and Prescription, 11th edition, 2021); that lifting, with its rests, has a wide
    /// range and that vigorous has two halves is ours.
    init(_ part: PlaylistEntry.Part, highest: Double) {
        let shares: ClosedRange<Double> =
            switch (part.kind, part.effort) {
            case (.warmUp, _): 0.5...0.7
            case (.endurance, .light): 0.57...0.63
            case (.endurance, .moderate): 0.64...0.76
            case (.endurance, .hard): 0.77...0.89
            case (.endurance, .allOut): 0.85...0.95
            case (.strength, _): 0.55...0.85
            case (.mobility, _): 0.4...0.57
            case (.coolDown, _): 0.45...0.63
            }
        self.low = (shares.lowerBound * highest).rounded()
        self.high = (shares.upperBound * highest).rounded()
    }
}
