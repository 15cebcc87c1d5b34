import Foundation
import Hummingbird
import OutboundHTTP
import Pictures

/// A member's liked songs and playlists at Spotify, which are played there.
///
/// It tells no tempo (since November 2024), so that of the same recording in the house's folder counts, or what the
/// member taps.
struct SpotifySource: ConnectedSource {
    /// Songs of a page; the API gives no more.
    static let length = 50
    /// Playlists that are read.
    private static let mostLists = 500
    /// Songs of a list that are read.
    private static let mostOfList = 10_000

    let conversation: SpotifyConversation
    private let imageProcessor: ImageProcessor

    init(_ conversation: SpotifyConversation, imageProcessor: ImageProcessor) {
        self.conversation = conversation
        self.imageProcessor = imageProcessor
    }

    /// Says where a reading is: among the liked songs, or in one of the playlists, which are counted.
    private enum Place {
        case liked(Int)
        case list(Int, Int)

        init(_ text: String?) {
            let parts = (text ?? "").split(separator: " ")
            let numbers = parts.dropFirst().map { min(max(0, Int($0) ?? 0), 1_000_000) }
            self =
                parts.first == "list" && numbers.count == 2
                ? .list(numbers[0], numbers[1]) : .liked(numbers.first ?? 0)
        }
    }

    func songs(at place: String?) async throws(SourceProblem) -> SongListing {
        switch Place(place) {
        case .liked(let offset): try await self.liked(from: offset)
        case .list(let list, let offset): try await self.list(list, from: offset)
        }
    }

    private func liked(from offset: Int) async throws(SourceProblem) -> SongListing {
        let answer = try await self.conversation.send("GET", "/me/tracks?limit=\(Self.length)&offset=\(offset)")
        let items = answer.objects("items", most: Self.length)
        let songs = items.compactMap { SpotifySong.read($0.object("item") ?? $0.object("track"), isLiked: true) }
        let isLast = items.count < Self.length
        return SongListing(songs: songs, next: isLast ? "list 0 0" : "liked \(offset + items.count)")
    }

    private func list(_ number: Int, from offset: Int) async throws(SourceProblem) -> SongListing {
        let lists = try await self.conversation.send("GET", "/me/playlists?limit=1&offset=\(number)")
        guard number < Self.mostLists, let list = lists.objects("items", most: 1).first else { return SongListing() }
        let next = "list \(number + 1) 0"
        guard let id = SpotifySong.id(list.text("id")) else { return SongListing(next: next) }
        let items: [LenientJSONObject]
        do throws(SourceProblem) {
            let path = "/playlists/\(id)/items?limit=\(Self.length)&offset=\(offset)"
            items = try await self.conversation.send("GET", path).objects("items", most: Self.length)
        } catch {
            // Songs are only told of lists that are the member's own or that they work on.
            guard error == .notInvited || error == .gone else { throw error }
            return SongListing(next: next)
        }
        let songs = items.compactMap { SpotifySong.read($0.object("item") ?? $0.object("track"), isLiked: nil) }
        let end = offset + items.count
        let isLast = items.count < Self.length || end >= Self.mostOfList
        return SongListing(songs: songs, next: isLast ? next : "list \(number) \(end)")
    }

    /// Spotify gives nobody its sound.
    func stream(_ song: String, _ request: Request, in slot: StreamLimit.Slot) async throws -> Response {
        throw SourceProblem.noSound
    }

    func cover(_ cover: String, isLarge: Bool) async throws -> [UInt8]? {
        guard let bytes = try await self.conversation.picture(at: cover, upTo: SongTags.largestCover) else {
            return nil
        }
        do throws(PictureProblem) {
            let picture = try await self.imageProcessor.process(bytes)
            return isLarge ? picture.large : picture.small
        } catch {
            if error == .busy { throw SourceProblem.turnedAway(seconds: nil) }
            // What is no picture is no cover.
            return nil
        }
    }
}
