package import Foundation
import Members
import Playlists
package import Storage
import Synchronization

/// Opens the songs that members may hear, and keeps them ready for playlists: making 50,000 so takes half a second, and a
/// list of them a few milliseconds.
///
/// Members without taps and sources share one library. One from before a source, a tap or the folder changed is never
/// used; one that is some minutes old still is, and made anew meanwhile, for what else there is changes slowly.
package final class SongLibraries: Sendable {
    /// Seconds.
    private static let fresh = 120.0
    /// Seconds after which nobody is given it any more: that nobody asked for one so long is no reason for an old one.
    private static let longest = 600.0
    /// How many members' own libraries are kept; of more the oldest goes.
    private static let most = 8

    private struct Kept: Sendable {
        let library: SongLibrary
        var madeAt: Date
        let state: LibraryState
    }

    private struct Libraries: Sendable {
        /// By the member whose taps and sources are in it; 0 for that without any.
        var kept: [Member.ID: Kept] = [:]
        /// How often the folder's songs changed.
        var changes = 0
    }

    private let database: any Database
    /// Whether the operator named a folder.
    private let hasFolder: Bool
    private let now: @Sendable () -> Date
    private let libraries = Mutex(Libraries())

    package init(_ database: any Database, hasFolder: Bool, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.hasFolder = hasFolder
        self.now = now
    }

    func songs(of owner: Member.ID) -> SongStore {
        SongStore(database: self.database, owner: owner, hasFolder: self.hasFolder)
    }

    func library(of owner: Member.ID) async throws -> SongLibrary {
        let store = self.songs(of: owner)
        let state = try await self.state(store)
        let key = state.isOwn ? owner : 0
        let now = self.now()
        let found = self.libraries.withLock { libraries -> (SongLibrary, isOld: Bool)? in
            guard let one = libraries.kept[key], one.state == state else { return nil }
            let age = abs(now.timeIntervalSince(one.madeAt))
            guard age <= Self.longest else { return nil }
            // Whoever sees first that it is old makes it anew.
            if age > Self.fresh { libraries.kept[key]?.madeAt = now }
            return (one.library, age > Self.fresh)
        }
        guard let (library, isOld) = found else { return try await self.renewed(of: owner) }
        if isOld {
            Task(priority: .utility) {
                // The old one stays until it comes off.
                _ = try? await self.renewed(of: owner)
            }
        }
        return library
    }

    /// Makes a member's library anew, whatever is kept.
    func renewed(of owner: Member.ID) async throws -> SongLibrary {
        let store = self.songs(of: owner)
        // What changes while the songs are read makes this one out of date.
        let state = try await self.state(store)
        let library = SongLibrary(try await store.playable())
        self.libraries.withLock { libraries in
            libraries.kept[state.isOwn ? owner : 0] = Kept(library: library, madeAt: self.now(), state: state)
            let own = libraries.kept.filter { $0.key != 0 }
            if own.count > Self.most, let oldest = own.min(by: { $0.value.madeAt < $1.value.madeAt }) {
                libraries.kept[oldest.key] = nil
            }
        }
        return library
    }

    /// Notes that a scan changed the folder's songs.
    func changeFolder() { self.libraries.withLock { $0.changes += 1 } }

    private func state(_ store: SongStore) async throws -> LibraryState {
        let changes = self.libraries.withLock { $0.changes }
        return LibraryState(own: try await store.ownState(), folder: changes)
    }
}

/// What a library was made from: another state, another library.
private struct LibraryState: Equatable, Sendable {
    /// The member's taps and sources; empty without any.
    let own: [String]
    let folder: Int

    var isOwn: Bool { !self.own.isEmpty }
}
