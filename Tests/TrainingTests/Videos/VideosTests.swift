import Foundation
import HTTPTypes
import HealthMath
import Logging
import OutboundHTTP
import Storage
import Support
import Synchronization
import Testing

@testable import Training

/// YouTube, with a server of our own in its place.
struct VideosTests {
    private static let squat = VideoQuery(
        Sample.exercise("goblet-squat"),
        for: Viewer(sex: nil, level: .beginner, goal: .muscle)
    )

    /// A clock that only moves when it is told to.
    private final class Clock: Sendable {
        private let instant = Mutex(Gym.now)

        var now: Date { self.instant.withLock(\.self) }
        func pass(days: Double) { self.instant.withLock { $0.addTimeInterval(days * 86_400) } }
    }

    private static func run(
        _ backend: Backend = .sqlite,
        key: String? = "a&key",
        limits change: @Sendable @escaping (inout OnlineLimits) -> Void = { _ in },
        _ work: @Sendable @escaping (Videos, FakeYouTube, Clock) async throws -> Void
    ) async throws {
        let gym = try await Gym(backend)
        try await FakeYouTube.run { fake in
            var settings = VideoSettings()
            settings.limits.answer = .seconds(2)
            change(&settings.limits)
            settings.youTube = key.map { .init(address: fake.address, key: $0) }
            var logger = Logger(label: "test")
            logger.logLevel = .critical
            let clock = Clock()
            let videos = Videos(settings, database: gym.database, logger: logger) { clock.now }
            do {
                try await work(videos, fake, clock)
            } catch {
                try await videos.close()
                throw error
            }
            try await videos.close()
        }
    }

    @Test("a search asks for what may be played elsewhere, strictly safe, and says nothing of who asks")
    func question() async throws {
        try await Self.run { videos, fake, _ async throws in
            fake.prepare("squat", .published("youtube-search"))
            let found = try await videos.find(Self.squat)
            #expect(found.map(\.id) == ["madeUp-id_1", "madeUp-id_2"])
            #expect(found.map(\.title) == ["Don't rush: a squat & a half", "Squats, sitting down"])
            let asked = try #require(fake.asked.first)
            let expected = [
                "part": "snippet", "type": "video", "videoEmbeddable": "true", "videoSyndicated": "true",
                "safeSearch": "strict", "maxResults": "5", "relevanceLanguage": "en", "key": "a&key",
                "q": "goblet squat proper form beginners",
            ]
            #expect(asked.parameters == expected)
            #expect(asked.headers.isDisjoint(with: ["Cookie", "Authorization", "Referer", "Accept-Language"]))
        }
    }

    @Test("what was found is kept for 30 days and no longer, on either engine", arguments: Backend.available)
    func kept(backend: Backend) async throws {
        try await Self.run(backend) { videos, fake, clock async throws in
            fake.prepare("squat", .published("youtube-search"))
            #expect(try await videos.find(Self.squat).count == 2)
            clock.pass(days: 29.9)
            try await videos.tidy()
            #expect(try await videos.find(Self.squat).count == 2)
            #expect(fake.asked.count == 1)
            clock.pass(days: 0.2)
            try await videos.tidy()
            #expect(try await videos.find(Self.squat).count == 2)
            #expect(fake.asked.count == 2)
        }
    }

    @Test("nothing found is believed for a day")
    func nothing() async throws {
        try await Self.run { videos, fake, clock async throws in
            for _ in 0..<3 { #expect(try await videos.find(Self.squat).isEmpty) }
            #expect(fake.asked.count == 1)
            clock.pass(days: 1.1)
            #expect(try await videos.find(Self.squat).isEmpty)
            #expect(fake.asked.count == 2)
        }
    }

    @Test(
        "a day has a hundred searches, and the next one begins at midnight where YouTube counts",
        arguments: Backend.available
    )
    func quota(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let store = VideoStore(gym.database)
        let day = CalendarDay(number: 20_000)
        for _ in 0..<VideoStore.mostSearches { #expect(try await store.spend(on: day)) }
        #expect(try await store.spend(on: day) == false)
        #expect(try await store.spend(on: day.adding(days: 1)))
    }

    @Test("when YouTube says that the quota is used up, it is not asked again that day")
    func exceeded() async throws {
        try await Self.run(limits: { $0.pause = .zero }) { videos, fake, clock async throws in
            fake.prepare("squat", .published("youtube-quota", status: .forbidden))
            for _ in 0..<3 { #expect(try await videos.find(Self.squat).isEmpty) }
            #expect(fake.asked.count == 1)
            fake.prepare("squat", .published("youtube-search"))
            // 14:00 UTC is 06:00 in California: midnight there is 18 hours off.
            clock.pass(days: 17.5 / 24)
            #expect(try await videos.find(Self.squat).isEmpty)
            clock.pass(days: 1 / 24.0)
            #expect(try await videos.find(Self.squat).count == 2)
        }
    }

    @Test(
        "an answer that is none, too late or too large is nothing found, and isn't kept",
        arguments: [
            FakeYouTube.Behaviour.text("<html>", status: .ok), .text("{}"), .text("[]"),
            .text("", status: .internalServerError), .late(.seconds(6)), .bytes(2_000_000),
        ]
    )
    func broken(behaviour: FakeYouTube.Behaviour) async throws {
        try await Self.run(limits: { $0.answer = .seconds(3) }) { videos, fake, _ async throws in
            fake.prepare("squat", behaviour)
            #expect(try await videos.find(Self.squat).isEmpty)
            fake.prepare("squat", .published("youtube-search"))
            #expect(try await videos.find(Self.squat).count == 2)
        }
    }

    @Test("without a key nobody is asked")
    func off() async throws {
        try await Self.run(key: nil) { videos, fake, _ async throws in
            fake.prepare("squat", .published("youtube-search"))
            #expect(try await videos.find(Self.squat).isEmpty)
            #expect(fake.asked.isEmpty)
        }
    }

    @Test("an id that was changed in a backup reaches no player", arguments: Backend.available)
    func edited(backend: Backend) async throws {
        let gym = try await Gym(backend)
        let video = try #require(Video(id: "madeUp-id_1", title: "Squats", channel: "Us"))
        let text = """
            [{"id": "madeUp-id_1", "title": "Squats", "channel": "Us"},
             {"id": "x' onload=1", "title": "Not this", "channel": "Them"}]
            """
        _ = try await gym.database.write { db in
            try db.execute(
                "INSERT INTO video_search (query, videos, asked_at) VALUES (\(Self.squat.words), \(text), 1)"
            )
        }
        #expect(try await VideoStore(gym.database).find(Self.squat)?.videos == [video])
    }
}
