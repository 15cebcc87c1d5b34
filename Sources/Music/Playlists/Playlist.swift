import HealthMath
import Playlists

/// A member's playlist, without its songs.
struct Playlist: Sendable, Equatable {
    let id: String
    var name: String
    /// "45 minutes, lifting"; empty where nobody knows.
    var madeFor: String
    /// The workout it was made for.
    var workout: String?
    /// What the member should know about it as a whole.
    var notes: [String]
    var isLoved = false
    /// The day for which it was made by itself; nil for one that the member asked for.
    var day: CalendarDay?
    /// What was asked for, so that another like it can be made; nil where nobody knows.
    var asked: AskedPlaylist?
    var version: Int64 = 1
    var madeAt: Int64
    /// Of the songs that are here now.
    var count = 0
    var milliseconds = 0

    /// How many lists a member may have: one for each workout of several years.
    static let most = 1_000
    /// How many songs a list may have: six hours of songs of some forty seconds.
    static let mostSongs = 500
    /// Characters.
    static let longestName = 80
    /// Characters of what it was made for, of all notes together, and of a song's reason.
    static let longestMadeFor = 120
    static let longestNotes = 2_000
    static let longestReason = 500
    /// How many days a list that was made by itself stays.
    static let daysOfDaily = 7
    /// How long a list can be put back, in seconds.
    static let kept = 30.0 * 86_400
}

/// A song of a playlist, with the part of the workout that it is for.
struct PlaylistEntry: Sendable, Equatable {
    /// Says what a song was chosen for.
    struct Part: Sendable, Equatable {
        let kind: PlaylistPhase.Kind
        let effort: PlaylistPhase.Effort
    }

    let song: String
    /// Nil for one that the member put in.
    var part: Part?
    /// Beats a minute as they are counted here, at half or double perhaps.
    var beats: Double?
    /// A sentence without its full stop; empty for one that the member put in.
    var reason = ""
}
