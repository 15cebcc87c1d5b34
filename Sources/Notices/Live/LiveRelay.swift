package import Foundation
package import Logging
import ServiceLifecycle
package import Storage

/// Carries live events between the programs on one database, and keeps every stream's heart beating.
package struct LiveRelay: Service {
    private static let channel = "live"
    /// PostgreSQL carries less than 8000 bytes.
    private static let longest = 7_000

    /// Says which program an announcement comes from.
    private let node = UUID().uuidString
    private let database: any Database
    private let logger: Logger
    private let pause: Duration
    package let live: Live

    package init(
        database: any Database,
        logger: Logger,
        now: @Sendable @escaping () -> Date,
        pause: Duration = .seconds(20)
    ) {
        self.database = database
        self.logger = logger
        self.pause = pause
        self.live = Live(
            announce: { [node] owner, event in
                await Self.announce(Announcement(node: node, owner: owner, event: event), to: database, logger)
            },
            now: now
        )
    }

    private struct Announcement: Codable {
        let node: String
        let owner: Int64
        let event: LiveEvent
    }

    package func run() async throws {
        do {
            try await cancelWhenGracefulShutdown {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask { await self.hear() }
                    group.addTask {
                        while true {
                            try await Task.sleep(for: self.pause)
                            self.live.beat()
                        }
                    }
                    try await group.waitForAll()
                }
            }
        } catch is CancellationError {
            return
        }
    }

    /// What other programs announce.
    private func hear() async {
        for await word in self.database.announcements(on: Self.channel) {
            switch word {
            case .gap: self.live.tellMissed()
            case .text(let text):
                // Another version's words are nothing to worry about.
                guard let heard = try? JSONDecoder().decode(Announcement.self, from: Data(text.utf8)),
                    heard.node != self.node
                else { continue }
                self.live.tell(heard.event, to: heard.owner)
            }
        }
    }

    private static func announce(_ announcement: Announcement, to database: any Database, _ logger: Logger) async {
        do {
            var text = String(decoding: try JSONEncoder().encode(announcement), as: UTF8.self)
            if text.utf8.count > self.longest {
                let short = Announcement(node: announcement.node, owner: announcement.owner, event: .missed)
                text = String(decoding: try JSONEncoder().encode(short), as: UTF8.self)
            }
            try await database.announce(text, on: self.channel)
        } catch {
            // Live is quicker, never the only way: what was to be heard can be read.
            logger.debug("Live event stays on this node", metadata: ["error": "\(error)"])
        }
    }
}
