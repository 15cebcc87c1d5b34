/// All builds: read-only data files of the program, read once at start.
package struct BuildBook: Sendable {
    let builds: [SessionBuild]
    /// What the slots of each build mean, in their order; empty before the exercises are known.
    private var meanings: [SessionBuild.ID: [SlotMeaning]] = [:]

    init(_ builds: [SessionBuild]) { self.builds = builds.sorted { $0.id < $1.id } }

    /// Returns the book with what its slots mean, worked out once: builds name exercises of the catalogue alone.
    func knowing(_ known: [Exercise.ID: Material]) -> BuildBook {
        var book = self
        let meant = self.builds.map { build in (build.id, build.slots.map { SlotMeaning($0, knowing: known) }) }
        book.meanings = Dictionary(meant, uniquingKeysWith: { first, _ in first })
        return book
    }

    /// Returns what a slot of a build means, by its index.
    func meaning(of index: Int, in build: SessionBuild) -> SlotMeaning? { self.meanings[build.id]?[index] }

    /// Returns the files that come with the program.
    package static func shipped() throws -> BuildBook { try Self.once.get() }

    private static let once = Result { BuildBook(try ShippedFolder.read("Builds")) }

    /// Returns the others that suit such a request: for whom those written for it can't be kept; none beside those for
    /// their own needs.
    func others(for circumstances: Circumstances, at intensity: Intensity) -> [SessionBuild] {
        let fitting = self.builds.filter { $0.suits(circumstances, at: intensity) }
        guard fitting.allSatisfy(\.madeFor.isEmpty) else { return [] }
        let most = fitting.map(\.particularity).max() ?? 0
        return fitting.filter { $0.particularity < most }
    }

    /// Returns those written for such a request: for the member's own needs alone, for the place alone, or for most of
    /// what is there, where there are such.
    func builds(for circumstances: Circumstances, at intensity: Intensity) -> [SessionBuild] {
        let fitting = self.builds.filter { $0.suits(circumstances, at: intensity) }
        let own = fitting.filter { !$0.madeFor.isEmpty }
        let candidates = own.isEmpty ? fitting : own
        let most = candidates.map(\.particularity).max() ?? 0
        return candidates.filter { $0.particularity == most }
    }
}
