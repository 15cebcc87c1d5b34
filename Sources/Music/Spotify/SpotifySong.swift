import Foundation
import OutboundHTTP

/// Reads a song as Spotify's Web API tells it.
enum SpotifySong {
    /// Returns nil for an episode, for a file of the member's own device, and for a song that isn't there any more.
    static func read(_ track: LenientJSONObject?, isLiked: Bool?) -> RemoteSong? {
        guard let track, track.text("type").map({ $0 == "track" }) ?? true, let id = Self.id(track.text("id")) else {
            return nil
        }
        var song = RemoteSong(id: id, title: SongTags.line(track.text("name") ?? ""))
        if song.title.isEmpty { song.title = "Untitled" }
        let artists = track.objects("artists", most: 5).compactMap { $0.text("name") }
        song.artist = SongTags.line(artists.joined(separator: ", "))
        let album = track.object("album")
        song.album = SongTags.line(album?.text("name") ?? "")
        song.isrc = track.object("external_ids")?.text("isrc").flatMap(SongTags.isrc)
        song.milliseconds = Int(min(max(track.number("duration_ms") ?? 0, 0), Double(RemoteSong.longest)))
        song.cover = album?.objects("images", most: 1).first?.text("url", longest: RemoteSong.longestID)
        song.isStarred = isLiked
        return song
    }

    /// Returns an id as Spotify writes them, in letters and digits; nil for anything else.
    static func id(_ text: String?) -> String? {
        guard let text, (1...100).contains(text.utf8.count),
            text.utf8.allSatisfy({
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
            })
        else { return nil }
        return text
    }
}
