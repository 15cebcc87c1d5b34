import Foundation

/// All builds: read-only data files of the program, read once at start.
package struct BuildBook: Sendable {
    let builds: [SessionBuild]

    init(_ builds: [SessionBuild]) { self.builds = builds.sorted { $0.id < $1.id } }

    private static let folder = Bundle.module.resourcePath.map { $0 + "/Builds" } ?? "Builds"

    /// The files that come with the program.
    package static func shipped() throws -> BuildBook { try Self.once.get() }

    private static let once = Result { try Self.read() }

    private static func read() throws -> BuildBook {
        let files = try FileManager.default
            .contentsOfDirectory(at: URL(fileURLWithPath: Self.folder), includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        return BuildBook(
            try files.flatMap { try JSONDecoder().decode([SessionBuild].self, from: Data(contentsOf: $0)) }
        )
    }

    /// Those written for such a request: for the member's own needs alone, for the place alone, or for most of what is there,
    /// where there are such.
    func builds(for circumstances: Circumstances, at intensity: Intensity) -> [SessionBuild] {
        let fitting = self.builds.filter { $0.suits(circumstances, at: intensity) }
        let own = fitting.filter { !$0.madeFor.isEmpty }
        let candidates = own.isEmpty ? fitting : own
        let most = candidates.map(\.particularity).max() ?? 0
        return candidates.filter { $0.particularity == most }
    }
}
