import Foundation
import Jobs
import Pictures
import Storage

/// The job that keeps the songs in step with the folder: it looks for new, changed and vanished files, and reads what
/// waits, one file after the other.
///
/// How far it is stands in the database, so it goes on after the program was ended at any moment.
struct FolderScan: Sendable {
    static let kind = "music-folder"

    let database: any Database
    let folder: MusicFolder
    /// Told when songs came, changed or went.
    let libraries: SongLibraries
    let covers: SongCovers
    let now: @Sendable () -> Date

    /// Seconds after which a run makes room for other jobs, and for the end of the program.
    private static let slice = 5.0
    /// Seconds between two looks.
    private static let pause: TimeInterval = 600
    /// How often a cover is tried while other pictures are decoded.
    private static let coverTries = 20

    private var store: FolderStore { FolderStore(database: self.database) }

    /// Sees to it that the folder is looked at.
    func plan() async throws {
        try await JobStore(database: self.database).add(Self.kind, due: self.now(), key: Self.kind)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let end = ContinuousClock.now + .seconds(Self.slice)
        if try await self.store.state().waiting == 0 { try await self.look() }
        while ContinuousClock.now < end {
            guard let path = try await self.store.next() else {
                return .again(at: self.now().addingTimeInterval(Self.pause))
            }
            try await self.read(path)
            self.libraries.changeFolder()
        }
        return .again(at: self.now())
    }

    private func look() async throws {
        let root = self.folder.root
        let listing = try await BackgroundThread.run { FolderListing(of: root) }
        if try await self.store.keep(listing, at: self.now()) { self.libraries.changeFolder() }
        // While no picture can be decoded, reading the files again would find no cover either.
        if try await self.store.hasWaitingCovers(), self.covers.canBeDecoded() {
            try await self.store.readWaitingCovers()
        }
    }

    /// Reads one file; whatever is wrong with it is noted beside it, and stops nothing else.
    private func read(_ path: String) async throws {
        let root = self.folder.root
        let reading: SongReading
        var measured: MeasuredSound?
        do {
            reading = try await BackgroundThread.run { try SongReading.of(path, in: root) }
            if try await !self.store.isKnown(reading.id) {
                measured = try await BackgroundThread.run { try MeasuredSound.of(try SongFile(path, in: root)) }
            }
        } catch let problem as SongFileProblem {
            return try await self.store.refuse(path, problem)
        }
        let song = ReadSong(reading: reading, measured: measured, cover: try await self.cover(reading.tags.cover))
        let now = self.now()
        try await self.database.write { try song.keep(from: path, at: now, in: $0) }
    }

    private func cover(_ bytes: [UInt8]?) async throws -> ReadSong.FoundCover {
        guard let bytes else { return .none }
        let id = SongID.of(cover: bytes)
        if try await self.store.hasCover(id) { return .cover(ReadSong.Cover(id: id, picture: nil)) }
        for _ in 0..<Self.coverTries {
            do throws(PictureProblem) {
                return .cover(ReadSong.Cover(id: id, picture: try await self.covers.decode(bytes)))
            } catch {
                switch error {
                case .busy: break
                case .unavailable: return .waits
                default: return .none
                }
            }
            try await Task.sleep(for: .milliseconds(500))
        }
        return .waits
    }
}
