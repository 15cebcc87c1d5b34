package import Foundation
package import Members
package import Storage

/// Lists for members' workouts, as other wings ask for them.
package struct WorkoutPlaylists: Sendable {
    private let maker: PlaylistMaker

    package init(
        database: any Database,
        libraries: SongLibraries,
        ports: MusicPorts,
        now: @Sendable @escaping () -> Date
    ) {
        self.maker = PlaylistMaker(database: database, libraries: libraries, ports: ports, now: now)
    }

    /// Returns the list that was made last for a workout, with the path of its page; nil for none.
    package func made(for workout: String, of member: Member.ID) async throws -> (name: String, path: String)? {
        try await PlaylistStore(database: self.maker.database, owner: member).made(for: workout)
            .map { ($0.name, PlaylistLinks.playlist($0.id)) }
    }

    /// Returns today's list for a workout, with the path at which it plays; nil where there are no songs for it.
    ///
    /// What was planned since the morning gets its list when it is first told of.
    package func list(for workout: String, of member: Member) async throws -> (name: String, path: String)? {
        let day = member.day(at: self.maker.now())
        return try await self.maker.makeDaily(for: workout, on: day, member)
            .map { ($0.name, PlaylistLinks.playing($0.id)) }
    }
}
