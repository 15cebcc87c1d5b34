import Foundation
import HealthMath
package import Jobs
import Members
import Pictures
package import Portability
package import Storage
package import Web
package import Wings

/// The wing of songs: the house's own folder and members' own sources, their tempo, and what members say of them.
package struct MusicWing: Wing {
    package static let migrations = MusicMigrations.all + SourceMigrations.all

    package static let pages = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [
            SongsPage.self, SongResultsPage.self, SongPage.self, PlaylistsPage.self, PlaylistPage.self,
            NewPlaylistPage.self, SongTastePage.self, SourcesPage.self, SourceRemovalPage.self, SubsonicPage.self,
            WrittenListsPage.self,
        ],
        links: [MusicLinks.self, PlaylistLinks.self, SourceLinks.self],
        assets: Bundle.module.resourcePath.map { $0 + "/Assets" }
    )

    package static let portability = PortabilityRules(
        tables: [MusicPortability.heart, MusicPortability.tap, MusicPortability.mood] + PlaylistPortability.tables,
        told: ["source_song": "The songs of your own sources are read again where you connect them again."],
        left: [
            "music_source": "how to open your own sources: passwords stay in the house, so connect them again",
            "song_morning": "on which day your morning's playlists were made last",
        ]
    )
    package static let scopes: [Scope.Area] = [.music]
    package static let jobPayloads: [String: JobPayload] = [SourceReading.kind: .member, SourceHearts.kind: .member]
    package static let parts: [HousePart] = [.music]

    private let floor: Floor
    /// The house's own folder; nil where the operator named none.
    private let folder: MusicFolder?
    private let ports: MusicPorts
    private let libraries: SongLibraries
    private let streams = StreamLimit()
    private let imageProcessor = ImageProcessor()
    private let access: SourceAccess

    package init(
        _ floor: Floor,
        folder: MusicFolder?,
        access: SourceAccess,
        libraries: SongLibraries,
        ports: MusicPorts
    ) {
        self.floor = floor
        self.folder = folder
        self.access = access
        self.libraries = libraries
        self.ports = ports
    }

    private var sources: SongSources {
        SongSources(
            database: self.floor.database,
            seal: self.floor.seal,
            folder: self.folder,
            access: self.access,
            allowsPrivate: self.floor.site.allowsPrivateAddresses,
            imageProcessor: self.imageProcessor,
            now: self.floor.now
        )
    }

    package var controllers: [any Controller] {
        let (sources, views, now) = (self.sources, self.floor.views, self.floor.now)
        let spotify = self.access.spotify.map {
            SpotifyController(sources: sources, access: $0, isHTTPS: self.floor.site.isHTTPS, now: now)
        }
        let sourcesController = SourcesController(sources: sources, views: views, now: now)
        let songs = MusicController(
            database: self.floor.database,
            folder: self.folder,
            libraries: self.libraries,
            ports: self.ports,
            sources: sources,
            views: views
        )
        return [
            songs,
            HeartController(songs: songs, now: now),
            TapController(songs: songs, now: now),
            MoodController(songs: songs, now: now),
            HeardController(songs: songs, now: now),
            PlaylistController(
                database: self.floor.database,
                maker: self.maker,
                views: views,
                now: now
            ),
            SongStreamController(sources: sources, limit: self.streams),
            sourcesController,
            WrittenListsController(sources: sourcesController, libraries: self.libraries),
            SubsonicController(sources: sources, views: views),
        ] + [spotify].compactMap(\.self)
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
        [
            JobKind(SourceReading.kind, run: SourceReading(sources: self.sources, now: self.floor.now).run),
            JobKind(SourceHearts.kind, run: SourceHearts(sources: self.sources).run),
            JobKind(MorningPlaylists.kind, plan: self.mornings.plan, run: self.mornings.run),
        ] + self.folderJobs
    }

    private var mornings: MorningPlaylists { MorningPlaylists(maker: self.maker, switches: self.floor.switches) }

    private var folderJobs: [JobKind] {
        guard let folder = self.folder else { return [] }
        let scan = FolderScan(
            database: self.floor.database,
            folder: folder,
            libraries: self.libraries,
            covers: SongCovers(self.imageProcessor),
            now: self.floor.now
        )
        return [JobKind(FolderScan.kind, plan: scan.plan, run: scan.run)]
    }
}
