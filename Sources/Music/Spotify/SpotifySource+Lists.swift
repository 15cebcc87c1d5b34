import Foundation
import OutboundHTTP
import Web

/// Writes finished lists at Spotify, where they are played.
extension SpotifySource {
    /// How many songs of a list are looked for by what they are called: each is a request.
    private static let mostSearches = 40
    /// Milliseconds that two lengths of the same recording may differ.
    private static let tolerance = 2_000

    private struct NewList: Encodable {
        let name: String
        let description = "Made by Spotter"
        let `public` = false
    }

    private struct Items: Encodable {
        let uris: [String]
    }

    func write(_ list: WrittenList) async throws(SourceProblem) -> ListReceipt? {
        var uris: [String] = []
        var missing: [String] = []
        var searches = 0
        for song in list.songs {
            var id = song.remoteID
            if id == nil, searches < Self.mostSearches {
                searches += 1
                id = try await self.search(song)
            }
            if let id { uris.append("spotify:track:\(id)") } else { missing.append(song.title) }
        }
        guard !uris.isEmpty else { throw .gone }
        let made = try await self.conversation.send("POST", "/me/playlists", try Self.json(NewList(name: list.name)))
        guard let id = SpotifySong.id(made.text("id")) else { throw .confused }
        _ = try await self.conversation.send("POST", "/playlists/\(id)/items", try Self.json(Items(uris: uris)))
        return ListReceipt(list: id, written: uris.count, missing: missing)
    }

    /// Finds a recording by its ISRC, else by title, artist and length.
    private func search(_ song: WrittenList.Song) async throws(SourceProblem) -> String? {
        if let isrc = song.isrc, let id = try await self.found("isrc:\(isrc)").first?.id { return id }
        let words = "track:\(Self.plain(song.title)) artist:\(Self.plain(song.artist))"
        return try await self.found(words).first { found in
            abs(found.milliseconds - song.milliseconds) <= Self.tolerance
                && SearchWords.folded(found.title) == SearchWords.folded(song.title)
        }?.id
    }

    private func found(_ words: String) async throws(SourceProblem) -> [RemoteSong] {
        let query = FormText.of([("q", words), ("type", "track"), ("limit", "5")])
        let answer = try await self.conversation.send("GET", "/search?\(query)")
        return (answer.object("tracks")?.objects("items", most: 5) ?? []).compactMap {
            SpotifySong.read($0, isLiked: nil)
        }
    }

    /// Returns words in which nothing has a meaning for the search.
    private static func plain(_ text: String) -> String { text.filter { $0 != ":" && $0 != "\"" } }

    private static func json(_ value: some Encodable) throws(SourceProblem) -> Data {
        do {
            return try JSONEncoder().encode(value)
        } catch {
            throw .confused
        }
    }
}
