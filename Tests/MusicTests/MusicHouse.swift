import Foundation
import Jobs
import Members
import Pictures
import Storage
import Support

@testable import Music

/// A house with a folder of songs, and members who hear them.
struct MusicHouse: Sendable {
    static let now = Date(timeIntervalSince1970: 1_773_489_600)

    let database: any Database
    let folder: URL
    let members: [Member.ID]

    static let migrations = StandInMember.migrations + JobMigrations.all + MusicWing.migrations

    /// `end` is the first step of the schema that is left out; nil for none.
    init(_ backend: Backend, members: Int = 1, before end: String? = nil) async throws {
        self.database = try await backend.open(Array(Self.migrations.prefix { $0.name != end }))
        self.folder = try Backend.newFolder()
        self.members = try await StandInMember.add((0..<members).map { "Member \($0)" }, to: self.database)
    }

    var files: FolderStore { FolderStore(database: self.database) }

    func place(_ path: String) -> URL { self.folder.appending(path: path) }

    func put(_ bytes: [UInt8], at path: String) throws { try Data(bytes).write(to: self.place(path)) }

    /// Writes the beginning of a file that claims more room than it takes.
    func put(_ bytes: [UInt8], at path: String, lengthenedTo length: UInt64) throws {
        try self.put(bytes, at: path)
        let file = try FileHandle(forWritingTo: self.place(path))
        try file.truncate(atOffset: length)
        try file.close()
    }

    /// Looks through the folder and reads all that waits.
    func scan(_ libraries: SongLibraries? = nil, covers: SongCovers? = nil) async throws {
        let scan = FolderScan(
            database: self.database,
            folder: MusicFolder(self.folder.path),
            libraries: libraries ?? self.libraries(),
            covers: covers ?? SongCovers(ImageProcessor()),
            now: { Self.now }
        )
        let job = Job(id: 1, kind: FolderScan.kind, payload: "", attempt: 1)
        repeat { _ = try await scan.run(job) } while try await self.files.state().waiting > 0
    }

    func libraries(hasFolder: Bool = true) -> SongLibraries {
        SongLibraries(self.database, hasFolder: hasFolder) { Self.now }
    }

    func songs(_ search: SongSearch = SongSearch(), of member: Int = 0) async throws -> [ListedSong] {
        try await self.libraries().songs(of: self.members[member]).find(search)
    }

    /// Why files are no songs, by their paths.
    func problems() async throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: try await self.files.refused().map { ($0.path, $0.problem) })
    }

    func feel(_ heart: SongHeart?, for song: String, member: Int = 0) async throws {
        _ = try await SongHeartStore(database: self.database, owner: self.members[member])
            .set(heart, of: song, at: Self.now)
    }

    func tap(_ tempo: Double?, _ song: String, member: Int = 0) async throws {
        _ = try await TappedTempoStore(database: self.database, owner: self.members[member])
            .set(tempo, of: song, at: Self.now)
    }

    /// Adds a song as if it had been read from a file of that title.
    @discardableResult
    func add(
        _ title: String,
        by artist: String = "",
        tempo: Double? = nil,
        tagged: Double? = nil
    ) async throws -> String {
        var tags = SongTags()
        (tags.title, tags.artist, tags.beatsPerMinute) = (title, artist, tagged)
        let song = ReadSong(
            reading: SongReading(id: UUID().uuidString.lowercased(), tags: tags, note: ""),
            measured: MeasuredSound(
                beatsPerMinute: tempo,
                tempoProblem: tempo == nil ? "No beat." : nil
            ),
            cover: .none
        )
        try await self.database.write { db in
            try db.execute(
                "INSERT INTO music_file (path, bytes, modified_at, waits) VALUES (\(song.reading.id), 1, 1, 1)"
            )
            try song.keep(from: song.reading.id, at: Self.now, in: db)
        }
        return song.reading.id
    }
}
