import Foundation
import OutboundHTTP

/// Reads what a Subsonic server answers: `{"subsonic-response": {"status": "ok", …}}`.
enum SubsonicResponse {
    /// Throws for an error of the server, by its code, and for what is no answer of such a server.
    static func read(_ body: Data, status: Int) throws(SourceProblem) -> LenientJSONObject {
        let whole = try? JSONDecoder().decode(LenientJSONObject.self, from: body)  // no JSON is no answer
        guard let answer = whole?.object("subsonic-response") else {
            switch status {
            case 401, 403: throw .closed
            case 429, 503: throw .turnedAway(seconds: nil)
            case 500...: throw .confused
            default: throw .noServer
            }
        }
        if answer.text("status") == "ok" { return answer }
        throw Self.problem(Int(exactly: answer.object("error")?.number("code") ?? 0) ?? 0)
    }

    /// The codes of the Subsonic API and of OpenSubsonic.
    private static func problem(_ code: Int) -> SourceProblem {
        switch code {
        // A parameter is missing; tokens aren't known (LDAP); this way of entering isn't known.
        case 10, 41, 42: .otherProof
        case 40, 43, 44: .closed
        case 50, 60: .notAllowed
        case 70: .gone
        default: .confused
        }
    }

    /// Returns a page's songs; what has no id or is a video is left out.
    static func songs(_ objects: [LenientJSONObject]) -> [RemoteSong] { objects.compactMap(Self.song) }

    private static func song(_ object: LenientJSONObject) -> RemoteSong? {
        guard let id = Self.id(object, "id"), object.text("type").map({ $0 == "music" }) ?? true else { return nil }
        var song = RemoteSong(id: id, title: SongTags.line(object.text("title") ?? ""))
        if song.title.isEmpty { song.title = "Untitled" }
        song.artist = SongTags.line(object.text("displayArtist") ?? object.text("artist") ?? "")
        song.album = SongTags.line(object.text("album") ?? "")
        song.genre = SongTags.line(object.text("genre") ?? "")
        song.isrc = object.texts("isrc", most: 5).lazy.compactMap(SongTags.isrc).first
        song.milliseconds = Self.whole(object.number("duration"), times: 1_000, upTo: RemoteSong.longest)
        song.bitRate = Self.whole(object.number("bitRate"), upTo: 100_000)
        // OpenSubsonic says 0 of a tempo that isn't known.
        song.beatsPerMinute = object.number("bpm").flatMap { TappedTempo.range.contains($0) ? $0 : nil }
        song.cover = Self.id(object, "coverArt")
        // The moment when it was starred; servers leave it out for other songs.
        song.isStarred = object.text("starred") != nil
        return song
    }

    /// Returns an id, which some servers write as a number.
    static func id(_ object: LenientJSONObject, _ name: String) -> String? {
        let number = object.number(name).flatMap { Int64(exactly: $0) }.map { "\($0)" }
        guard let id = object.text(name, longest: RemoteSong.longestID + 1) ?? number,
            id.count <= RemoteSong.longestID
        else { return nil }
        return id
    }

    private static func whole(_ number: Double?, times factor: Double = 1, upTo most: Int) -> Int {
        guard let number, number > 0 else { return 0 }
        return Int(min(number * factor, Double(most)))
    }
}
