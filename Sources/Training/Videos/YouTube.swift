import Foundation
import OutboundHTTP
import Web

/// A client of YouTube's Data API v3 that searches for videos which may be embedded.
struct YouTube: Sendable {
    static let name = "YouTube"
    /// The results of a search: as many as a page shows.
    static let most = 5

    private let settings: VideoSettings.YouTube
    private let client: OnlineClient
    private let limiter: OnlineRateLimiter

    init(_ settings: VideoSettings.YouTube, client: OnlineClient, limits: OnlineLimits) {
        self.settings = settings
        self.client = client
        self.limiter = OnlineRateLimiter(perMinute: 30, limits)
    }

    /// Returns videos, the best first; throws `OnlineProblem` when YouTube can't be asked.
    func search(_ query: VideoQuery) async throws -> [Video] {
        let parameters = [
            "part=snippet", "type=video", "videoEmbeddable=true", "videoSyndicated=true", "safeSearch=strict",
            "relevanceLanguage=en", "maxResults=\(Self.most)", "q=\(query.escaped)",
            "key=\(self.settings.key.escapedForAddress)",
        ]
        let address = "\(self.settings.address)/youtube/v3/search?" + parameters.joined(separator: "&")
        return try await self.limiter.pass {
            let reply = try await self.client.get(address, as: "Spotter/1")
            return try Self.videos(reply)
        }
    }

    private static func videos(_ reply: OnlineClient.Reply) throws(OnlineProblem) -> [Video] {
        // YouTube answers 403 when the day's quota is used up or the key may not search.
        if reply.status == 403 { throw .turnedAway(403) }
        guard reply.status == 200 else { throw .unreachable("status \(reply.status)") }
        do {
            return try JSONDecoder().decode(YouTubeReply.self, from: reply.body).videos
        } catch {
            throw .unreadable("no list of videos in JSON")
        }
    }
}
