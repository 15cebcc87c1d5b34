/// The files of the catalogue as they were at one moment, and what was asked of them since.
final class OpenVolumes: Sendable {
    let volumes: [OpenVolume]
    /// Rises with every change of any file.
    let edition: Int
    let recent = RecentSearches()

    private init(_ volumes: [OpenVolume], edition: Int) {
        self.volumes = volumes
        self.edition = edition
    }

    /// Throws when there is no standard volume; of the others those count that can be read.
    convenience init(_ path: String) throws(CatalogueProblem) {
        let standard = try OpenVolume(.standard, path)
        let others = Volume.allCases.dropFirst().compactMap { Self.open($0, path, instead: nil) }
        self.init([standard] + others, edition: 1)
    }

    /// The files that are there now, or this when nothing changed.
    ///
    /// What is there now may be half copied or no catalogue: then the file at hand serves on until it is. A volume beside
    /// the standard one that was taken away is gone.
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
        // What can't be opened is no catalogue yet, as said above.
        return (try? OpenVolume(volume, path)) ?? old
    }
}
