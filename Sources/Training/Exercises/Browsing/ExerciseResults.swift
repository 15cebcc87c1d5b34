import HealthMath

/// A page of a list of exercises, or the reason why it is empty with links that help.
struct ExerciseResults: Encodable, Sendable {
    /// How many exercises a page shows.
    static let length = 40

    let items: [ExerciseItem]
    /// "1–40 of 312".
    let countWords: String
    /// Empty on the last page.
    let nextPath: String
    let emptyTitle: String
    /// The list without filters; empty when nothing was filtered.
    let unfilteredPath: String
    /// Says that what hurts is spared where it is told; empty for other questions.
    let painWords: String
    /// Says that what was asked for isn't here, and that these are only near it; empty where it is.
    let nearestWords: String
    let newPath: String
    /// The form that logs what was asked for as an activity; empty without words.
    let logPath: String

    init(
        _ found: [Exercise],
        _ filter: ExerciseFilter,
        from: Int,
        on shelf: ExerciseShelf,
        rules: SafetyRules
    ) {
        let own = Set(shelf.own.map(\.id))
        let from = min(from, found.count)
        let shown = found.dropFirst(from).prefix(Self.length)
        self.items = shown.map { ExerciseItem($0, on: shelf, isOwn: own.contains($0.id), rules: rules) }
        let last = from + shown.count
        self.countWords =
            found.count <= Self.length
            ? (found.count == 1 ? "1 exercise" : "\(found.count) exercises")
            : "\(from + 1)–\(last) of \(found.count)"
        self.nextPath = last < found.count ? ExerciseLinks.list(filter, from: last) : ""
        self.emptyTitle =
            filter.text.isEmpty ? "Nothing like that is here" : "Nothing found for “\(filter.text)”"
        self.painWords =
            SearchPain(filter.text).map {
                "Gentle ones, with the \($0.area.label.lowercased()) moved a little. Stop at what hurts."
            } ?? ""
        let asked = SearchWording.words(filter.text)
        let isNamed = found.first.map { Set(SearchWording.words($0.name)).isSuperset(of: asked) } ?? true
        self.nearestWords =
            !isNamed && SearchSynonyms.shipped.isAbsent(filter.text)
            ? "“\(filter.text)” isn’t here. The nearest to it:" : ""
        let unfiltered = ExerciseFilter(text: filter.text)
        self.unfilteredPath = unfiltered == filter ? "" : ExerciseLinks.list(unfiltered)
        self.logPath = filter.text.isEmpty ? "" : ActivityLinks.new(titled: filter.text)
        self.newPath = ExerciseLinks.new(name: filter.text)
    }
}
