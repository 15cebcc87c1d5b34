package import Foundation
import Playlists
package import Storage
import Synchronization

/// Opens the songs that members may hear, and keeps them ready for playlists: making 50,000 so takes half a second, and a
/// list of them a few milliseconds.
///
/// Members who tapped no tempo share one library. A library that is some minutes old is still used, and made anew
/// meanwhile: a list may miss what was found since.
package final class SongLibraries: Sendable {
    /// Seconds.
    private static let fresh = 120.0
    /// How many members' own libraries are kept; of more the oldest goes.
    private static let most = 8

    private struct Kept: Sendable {
        let library: SongLibrary
        var madeAt: Date
    }

    private let database: any Database
    /// Whether the operator named a folder.
    private let hasFolder: Bool
    private let now: @Sendable () -> Date
    /// By the member whose taps are in it; 0 for that without any.
    private let kept = Mutex<[Int64: Kept]>([:])

    package init(_ database: any Database, hasFolder: Bool, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.hasFolder = hasFolder
        self.now = now
    }

    func songs(of owner: Int64) -> SongStore {
        SongStore(database: self.database, owner: owner, hasFolder: self.hasFolder)
    }

    func library(of owner: Int64) async throws -> SongLibrary {
        let store = self.songs(of: owner)
        let key = try await store.hasOwnSongs() ? owner : 0
        let now = self.now()
        let found = self.kept.withLock { kept -> (SongLibrary, isOld: Bool)? in
            guard let one = kept[key] else { return nil }
            let isOld = abs(now.timeIntervalSince(one.madeAt)) > Self.fresh
            // Whoever sees first that it is old makes it anew.
            if isOld { kept[key]?.madeAt = now }
            return (one.library, isOld)
        }
        guard let (library, isOld) = found else { return try await self.make(key, store) }
        if isOld {
            Task(priority: .utility) {
                // The old one stays until it comes off.
                _ = try? await self.make(key, store)
            }
        }
        return library
    }

    /// Forgets a member's own: they tapped a tempo.
    func forget(_ owner: Int64) { self.kept.withLock { $0[owner] = nil } }

    private func make(_ key: Int64, _ store: SongStore) async throws -> SongLibrary {
        let library = SongLibrary(try await store.playable())
        self.kept.withLock { kept in
            kept[key] = Kept(library: library, madeAt: self.now())
            let own = kept.filter { $0.key != 0 }
            if own.count > Self.most, let oldest = own.min(by: { $0.value.madeAt < $1.value.madeAt }) {
                kept[oldest.key] = nil
            }
        }
        return library
    }
}
