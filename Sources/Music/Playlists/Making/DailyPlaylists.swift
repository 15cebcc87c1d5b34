package import Foundation
package import Members
package import Storage

/// A fresh list every day for what a member trains on it.
///
/// It is made when it is first told of, so that it minds what was heard and tapped until then.
package struct DailyPlaylists: Sendable {
    private let maker: PlaylistMaker

    package init(
        database: any Database,
        libraries: SongLibraries,
        ports: MusicPorts,
        now: @Sendable @escaping () -> Date
    ) {
        self.maker = PlaylistMaker(database: database, libraries: libraries, ports: ports, now: now)
    }

    /// Returns today's list for a workout, with the path of its page; nil where there are no songs for it.
    package func list(for workout: String, of member: Member) async throws -> (name: String, path: String)? {
        let day = member.day(at: self.maker.now())
        return try await self.maker.makeDaily(for: workout, on: day, member)
            .map { ($0.name, PlaylistLinks.playlist($0.id)) }
    }
}
