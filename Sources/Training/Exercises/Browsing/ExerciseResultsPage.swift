import Web

/// The list as a fragment for htmx, with the filters' links for what is typed now.
struct ExerciseResultsPage: PageModel {
    static let template = "exercises/found"

    let frame: Frame
    let filters: [ExerciseFilterChips]
    let chosen: [ExerciseFilterChips]
    let results: ExerciseResults

    init(_ filter: ExerciseFilter, _ results: ExerciseResults, frame: Frame) {
        self.filters = [.kinds(filter)] + ExerciseFilterChips.settings(filter)
        self.chosen = ExerciseFilterChips.chosen(filter)
        self.results = results
        self.frame = frame
    }
}
