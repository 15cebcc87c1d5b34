/// The files of the catalogue that were open at one moment, with caches of the searches in them and of what they found.
final class OpenVolumes: Sendable {
    let volumes: [OpenVolume]
    /// Rises with every change of any file.
    let edition: Int
    let recent = RecentSearches()
    let summaries = RecentSummaries()

    private init(_ volumes: [OpenVolume], edition: Int) {
        self.volumes = volumes
        self.edition = edition
    }

    /// Throws when there is no standard volume; leaves out other volumes that can't be read.
    convenience init(_ path: String) throws(CatalogueProblem) {
        let standard = try OpenVolume(.standard, path)
        let others = Volume.allCases.dropFirst().compactMap { Self.open($0, path, instead: nil) }
        self.init([standard] + others, edition: 1)
    }

    /// Opens the files that changed; returns itself when none did.
    ///
    /// A file that can't be opened may be half copied, so the open one serves on. Any volume but the standard one goes
    /// when its file was taken away.
    func renewed(_ path: String) -> OpenVolumes {
        let volumes = Volume.allCases.compactMap { volume in
            Self.open(volume, path, instead: self.volumes.first { $0.volume == volume })
        }
        let same = volumes.count == self.volumes.count && zip(volumes, self.volumes).allSatisfy { $0 === $1 }
        return same ? self : OpenVolumes(volumes, edition: self.edition + 1)
    }

    private static func open(_ volume: Volume, _ path: String, instead old: OpenVolume?) -> OpenVolume? {
        let path = volume.path(beside: path)
        guard let stamp = FileStamp(path) else { return volume == .standard ? old : nil }
        if stamp == old?.stamp { return old }
        // A file that can't be opened is no catalogue yet, as said above.
        return (try? OpenVolume(volume, path)) ?? old
    }
}
