import Foundation
package import Jobs
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
        models: [SongsPage.self, SongResultsPage.self, SongPage.self],
        links: [MusicLinks.self],
        assets: Bundle.module.resourcePath.map { $0 + "/Assets" }
    )

    package static let portability = PortabilityRules(tables: [MusicPortability.heart, MusicPortability.tap])
    package static let scopes: [Scope.Area] = [.music]
    package static let parts: [HousePart] = [.music]

    private let floor: Floor
    /// The house's own folder; nil where the operator named none.
    private let folder: MusicFolder?
    private let places = StreamPlaces()
    private let imageProcessor = ImageProcessor()

    package init(_ floor: Floor, folder: MusicFolder?) {
        self.floor = floor
        self.folder = folder
    }

    package var controllers: [any Controller] {
        [
            MusicController(
                database: self.floor.database,
                folder: self.folder,
                views: self.floor.views,
                now: self.floor.now
            ),
            SongStreamController(database: self.floor.database, folder: self.folder, places: self.places),
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
