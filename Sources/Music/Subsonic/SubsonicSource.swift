import Hummingbird
import OutboundHTTP
import Pictures

/// A member's own Subsonic server: Navidrome, gonic, Supysonic and others.
struct SubsonicSource: ConnectedSource {
    /// Songs of a page.
    private static let length = 500
    /// Albums of a page, each of which is asked for by itself.
    private static let albums = 5
    /// Albums that are read of a server that lists no songs.
    private static let mostAlbums = 50_000
    private static let largestCover = SongTags.largestCover

    private let conversation: SubsonicConversation
    private let imageProcessor: ImageProcessor

    init(_ conversation: SubsonicConversation, imageProcessor: ImageProcessor) {
        self.conversation = conversation
        self.imageProcessor = imageProcessor
    }

    /// Says where a reading is: among all songs, or among albums, for a server that finds no songs by empty words.
    private enum Place {
        case songs(Int)
        case albums(Int)

        init(_ text: String?) {
            let parts = (text ?? "").split(separator: " ")
            let number = parts.last.flatMap { Int($0) }.map { min(max(0, $0), 10_000_000) } ?? 0
            self = parts.first == "albums" ? .albums(number) : .songs(number)
        }
    }

    func songs(at place: String?) async throws(SourceProblem) -> SongListing {
        switch Place(place) {
        case .songs(let offset): try await self.page(at: offset)
        case .albums(let offset): try await self.albums(at: offset)
        }
    }

    /// Empty words find all songs (OpenSubsonic); the API before leaves that open.
    private func page(at offset: Int) async throws(SourceProblem) -> SongListing {
        let answer = try await self.conversation.ask(
            "search3",
            [
                ("query", ""), ("artistCount", "0"), ("albumCount", "0"), ("songCount", "\(Self.length)"),
                ("songOffset", "\(offset)"),
            ]
        )
        let found = answer.object("searchResult3")?.objects("song", most: Self.length) ?? []
        if found.isEmpty { return SongListing(next: offset == 0 ? "albums 0" : nil) }
        // Some servers give fewer than they are asked for, so that only an empty page is the last.
        return SongListing(songs: SubsonicResponse.songs(found), next: "songs \(offset + found.count)")
    }

    private func albums(at offset: Int) async throws(SourceProblem) -> SongListing {
        let answer = try await self.conversation.ask(
            "getAlbumList2",
            [("type", "alphabeticalByName"), ("size", "\(Self.albums)"), ("offset", "\(offset)")]
        )
        let albums = answer.object("albumList2")?.objects("album", most: Self.albums) ?? []
        var songs: [RemoteSong] = []
        for album in albums.compactMap({ SubsonicResponse.id($0, "id") }) {
            do throws(SourceProblem) {
                let answer = try await self.conversation.ask("getAlbum", [("id", album)])
                songs += SubsonicResponse.songs(answer.object("album")?.objects("song", most: Self.length) ?? [])
            } catch {
                // It went since it was listed.
                guard error == .gone else { throw error }
            }
        }
        let next = offset + albums.count
        return SongListing(songs: songs, next: albums.isEmpty || next > Self.mostAlbums ? nil : "albums \(next)")
    }

    func stream(_ song: String, _ request: Request, in slot: StreamLimit.Slot) async throws -> Response {
        let range = RemoteStream.range(of: request)
        // As it is there: what is encoded anew has no length and no ranges.
        let reply = try await self.conversation.open("stream", [("id", song), ("format", "raw")], range: range)
        return try RemoteStream(reply: reply, slot: slot).answer(range: range)
    }

    func cover(_ cover: String, isLarge: Bool) async throws -> [UInt8]? {
        let reply = try await self.conversation.open("getCoverArt", [("id", cover), ("size", isLarge ? "640" : "128")])
        guard reply.status == 200 else { return nil }
        do {
            let bytes = try await reply.bytes(upTo: Self.largestCover, patience: .seconds(10))
            let picture = try await self.imageProcessor.process(bytes)
            return isLarge ? picture.large : picture.small
        } catch let problem as OnlineProblem {
            throw SourceProblem(problem)
        } catch PictureProblem.busy {
            throw SourceProblem.turnedAway(seconds: nil)
        } catch is PictureProblem {
            // What is no picture is no cover.
            return nil
        }
    }

    func star(_ song: String, _ isStarred: Bool) async throws(SourceProblem) {
        _ = try await self.conversation.ask(isStarred ? "star" : "unstar", [("id", song)])
    }
}
