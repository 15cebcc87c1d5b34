package import Foundation
package import Logging
import Members
import ServiceLifecycle
package import Storage

/// Relays live events between the programs on one database.
///
/// Announcements are sealed, because events contain private data and whoever may connect to the database can listen.
package struct LiveRelay: Service {
    private static let channel = "live"
    /// PostgreSQL allows less than 8000 bytes.
    private static let longest = 7_000

    /// Identifies this program in announcements.
    private let node = RowID.new()
    private let database: any Database
    private let seal: Seal
    private let logger: Logger
    package let live: Live

    package init(
        database: any Database,
        seal: Seal,
        logger: Logger,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.seal = seal
        self.logger = logger
        self.live = Live(
            announce: { [node] owner, event in
                await Self.announce(Announcement(node: node, owner: owner, event: event), seal, to: database, logger)
            },
            now: now
        )
    }

    fileprivate struct Announcement: Codable {
        let node: String
        let owner: Member.ID
        let event: LiveEvent
    }

    package func run() async throws {
        do {
            try await cancelWhenGracefulShutdown {
                await self.hear()
                // Where there is nothing to hear, it waits for the end of the program.
                while true { try await Task.sleep(for: .seconds(3_600)) }
            }
        } catch is CancellationError {
            return
        }
    }

    /// Receives the announcements of other programs.
    private func hear() async {
        for await word in self.database.announcements(on: Self.channel) {
            switch word {
            case .gap: self.live.tellMissed()
            case .text(let text):
                // An announcement of another version or with another key is ignored.
                guard let heard = try? Announcement(text, opening: self.seal), heard.node != self.node else { continue }
                self.live.tell(heard.event, to: heard.owner)
            }
        }
    }

    private static func announce(
        _ announcement: Announcement,
        _ seal: Seal,
        to database: any Database,
        _ logger: Logger
    ) async {
        do {
            var text = try announcement.sealed(by: seal)
            if text.utf8.count > self.longest {
                let short = Announcement(node: announcement.node, owner: announcement.owner, event: .missed)
                text = try short.sealed(by: seal)
            }
            try await database.announce(text, on: self.channel)
        } catch {
            // A lost event does no harm, because its data are stored and can be read.
            logger.debug("Live event stays on this node", metadata: ["error": "\(error)"])
        }
    }
}

extension LiveRelay.Announcement {
    fileprivate init(_ text: String, opening seal: Seal) throws {
        let bytes = Array(Data(base64Encoded: text) ?? Data())
        self = try JSONDecoder().decode(Self.self, from: Data(try seal.open(bytes, as: Self.context).utf8))
    }

    fileprivate func sealed(by seal: Seal) throws -> String {
        let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
        return Data(try seal.seal(text, as: Self.context)).base64EncodedString()
    }

    private static let context = "live"
}
