package import Foundation
import HealthMath
package import Logging
import Members
import OutboundHTTP
package import Storage

/// Finds videos for exercises on YouTube when the operator has a key, else in the operator's list; pages link to YouTube's
/// search in any case.
///
/// Only the words of a query leave the server, nothing about who asked. Must be closed.
package struct Videos: Sendable {
    /// How long an answer is kept, in seconds: YouTube's developer policy allows 30 days.
    private static let fresh: TimeInterval = 30 * 86_400
    /// How long an empty answer is kept, in seconds.
    private static let missFresh: TimeInterval = 86_400
    /// The time zone at whose midnight YouTube's quotas are renewed.
    private static let quotaZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt

    private let store: VideoStore
    private let list: VideoListStore
    private let client: OnlineClient?
    private let youTube: YouTube?
    private let logger: Logger
    private let now: @Sendable () -> Date
    private let coalescer = RequestCoalescer<VideoQuery, [Video]>()

    /// Opens no connection yet, and never one without a key.
    package init(
        _ settings: VideoSettings,
        database: any Database,
        logger: Logger,
        now: @Sendable @escaping () -> Date
    ) {
        let client = settings.youTube.map { _ in OnlineClient(settings.limits) }
        self.client = client
        self.youTube = client.flatMap { client in
            settings.youTube.map { YouTube($0, client: client, limits: settings.limits) }
        }
        self.store = VideoStore(database)
        self.list = VideoListStore(database: database)
        self.logger = logger
        self.now = now
    }

    package func close() async throws { try await self.client?.close() }

    /// Returns videos, the best first; those of the operator's list when YouTube finds nothing or can't be asked.
    func find(_ query: VideoQuery) async throws -> [Video] {
        let found = try await self.search(query)
        return found.isEmpty ? try await self.list.videos(on: query.subject) : found
    }

    private func search(_ query: VideoQuery) async throws -> [Video] {
        guard self.youTube != nil else { return [] }
        let kept = try await self.store.find(query)
        if let kept, self.isFresh(kept) { return kept.videos }
        do {
            return try await self.coalescer.answer(query) { try await self.ask(query) }
        } catch let problem as OnlineProblem {
            self.logger.notice(
                "A source couldn't be asked",
                metadata: ["source": "\(YouTube.name)", "problem": "\(problem)"]
            )
            return []
        }
    }

    /// Deletes answers that may not be kept any longer.
    func tidy() async throws {
        try await self.store.forget(
            askedBefore: self.now().addingTimeInterval(-Self.fresh),
            daysBefore: self.quotaDay
        )
    }

    private func ask(_ query: VideoQuery) async throws -> [Video] {
        guard let youTube = self.youTube, try await self.store.spend(on: self.quotaDay) else { return [] }
        do {
            let videos = try await youTube.search(query)
            try await self.store.keep(videos, for: query, now: self.now())
            return videos
        } catch OnlineProblem.turnedAway(403) {
            try await self.store.close(self.quotaDay)
            throw OnlineProblem.turnedAway(403)
        }
    }

    private var quotaDay: CalendarDay { CalendarDay(self.now(), in: Self.quotaZone) }

    private func isFresh(_ kept: VideoStore.Kept) -> Bool {
        let age = kept.videos.isEmpty ? Self.missFresh : Self.fresh
        return kept.askedAt > self.now().addingTimeInterval(-age).milliseconds
    }
}
