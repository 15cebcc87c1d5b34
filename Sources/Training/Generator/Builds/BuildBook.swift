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

    /// Returns the kinds of sessions that one may ask for, of those alone that `gear` is enough for where it is said; empty where
    /// there is only one.
    func kinds(for goal: TrainingGoal, at place: Place, having gear: Set<Gear>? = nil) -> [WorkoutKind] {
        let there = self.builds.filter {
            $0.goals.contains(goal) && $0.places.contains(place) && $0.madeFor.isEmpty && $0.half == nil
                && (gear?.isSuperset(of: $0.needs) ?? true)
        }
        let kinds = Set(there.compactMap(\.kind))
        return kinds.count < 2 ? [] : WorkoutKind.allCases.filter(kinds.contains)
    }

    /// Returns the builds that suit such a request, in groups: a later one is for whom the earlier ones can't be kept.
    ///
    /// First come those written for such a request (for the member's own needs alone, for the place alone, or for most of what
    /// is there, where there are such), then a walk for who can't run, then the others; beside those for their own needs none. A kind
    /// that was asked for comes before all other kinds.
    func choices(for circumstances: Circumstances, at intensity: Intensity) -> [[SessionBuild]] {
        let fitting = self.builds.filter { $0.suits(circumstances, at: intensity) }
        let own = fitting.filter { !$0.madeFor.isEmpty }
        let all = own.isEmpty ? fitting : own
        let asked = all.filter { $0.kind != nil && $0.kind == circumstances.request.kind }
        let open = all.filter { !$0.isOnRequest && (asked.isEmpty || $0.kind != circumstances.request.kind) }
        var groups = Self.groups(open, alone: !own.isEmpty)
        let walks = own.isEmpty ? Self.walks(all, for: circumstances, at: intensity) : []
        groups.insert(walks, at: min(1, groups.count))
        return (Self.groups(asked) + groups).filter { !$0.isEmpty }
    }

    /// Returns the walks that else are only for who asks, for whom nothing may land, where one can talk: what could be a run is a walk for
    /// them before it is a circuit in the park.
    ///
    /// Walking is what a fresh back is advised (NICE guideline NG59, Low back pain and sciatica, 2016, updated 2020: to go on with normal
    /// activities) and what comes first for sore knees and hips (NICE guideline NG226, 2022).
    private static func walks(
        _ builds: [SessionBuild],
        for circumstances: Circumstances,
        at intensity: Intensity
    ) -> [SessionBuild] {
        guard intensity <= .moderate, circumstances.request.kind == nil,
            circumstances.rules.contains(where: { $0.never.contains(.impact) })
        else { return [] }
        return builds.filter { $0.isOnRequest && $0.kind == .walk }
    }

    /// Returns the first of these groups.
    func builds(for circumstances: Circumstances, at intensity: Intensity) -> [SessionBuild] {
        self.choices(for: circumstances, at: intensity).first ?? []
    }

    /// Returns those that were written for most of what is there, and the others.
    private static func groups(_ builds: [SessionBuild], alone isAlone: Bool = false) -> [[SessionBuild]] {
        let most = builds.map(\.particularity).max() ?? 0
        let first = builds.filter { $0.particularity == most }
        return isAlone ? [first] : [first, builds.filter { $0.particularity < most }]
    }
}
