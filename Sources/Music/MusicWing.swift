import Foundation
import HealthMath
package import Jobs
import Members
import Pictures
package import Portability
package import Storage
package import Web
package import Wings

/// The wing of songs: the house's own folder, their tempo, and what members say of them.
package struct MusicWing: Wing {
    package static let migrations = MusicMigrations.all

    package static let pages = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [
            SongsPage.self, SongResultsPage.self, SongPage.self, PlaylistsPage.self, PlaylistPage.self,
            NewPlaylistPage.self, SongTastePage.self,
        ],
        links: [MusicLinks.self, PlaylistLinks.self],
        assets: Bundle.module.resourcePath.map { $0 + "/Assets" }
    )

    package static let portability = PortabilityRules(
        tables: [MusicPortability.heart, MusicPortability.tap] + PlaylistPortability.tables
    )
    package static let scopes: [Scope.Area] = [.music]
    package static let parts: [HousePart] = [.music]

    private let floor: Floor
    /// The house's own folder; nil where the operator named none.
    private let folder: MusicFolder?
    private let ports: MusicPorts
    private let libraries: SongLibraries
    private let places = StreamPlaces()
    private let imageProcessor = ImageProcessor()

    package init(_ floor: Floor, folder: MusicFolder?, libraries: SongLibraries, ports: MusicPorts) {
        self.floor = floor
        self.folder = folder
        self.ports = ports
        self.libraries = libraries
    }

    package var controllers: [any Controller] {
        [
            MusicController(
                database: self.floor.database,
                folder: self.folder,
                libraries: self.libraries,
                ports: self.ports,
                views: self.floor.views,
                now: self.floor.now
            ),
            PlaylistController(
                database: self.floor.database,
                maker: self.maker,
                views: self.floor.views,
                now: self.floor.now
            ),
            SongStreamController(database: self.floor.database, folder: self.folder, places: self.places),
        ]
    }

    private var maker: PlaylistMaker {
        PlaylistMaker(
            database: self.floor.database,
            libraries: self.libraries,
            ports: self.ports,
            now: self.floor.now
        )
    }

    package var dailyTasks: [DailyTask] {
        let (database, now) = (self.floor.database, self.floor.now)
        return [
            DailyTask("playlist") {
                let limit = now().addingTimeInterval(-Playlist.kept)
                try await PlaylistStore.purge(removedBefore: limit, in: database)
            },
            DailyTask("daily_playlist") {
                let day = CalendarDay(now(), in: .gmt).adding(days: -Playlist.daysOfDaily)
                try await PlaylistStore.purge(madeBefore: day, in: database)
            },
            DailyTask("song_heard") { try await HeardSongStore.purge(at: now(), in: database) },
        ]
    }

    package var jobs: [JobKind] {
        guard let folder = self.folder else { return [] }
        let scan = FolderScan(
            database: self.floor.database,
            folder: folder,
            imageProcessor: self.imageProcessor,
            now: self.floor.now
        )
        return [JobKind(FolderScan.kind, plan: scan.plan, run: scan.run)]
    }
}
