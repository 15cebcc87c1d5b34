import Web

/// The page for searching exercises.
struct ExercisesPage: PageModel {
    static let template = "exercises/list"

    let frame: Frame
    let query: String
    let place: String
    let equipment: String
    let gear: String
    let muscle: String
    let category: String
    let mine: String
    let kinds: ExerciseFilterChips
    /// What narrows the list; at most one.
    let chosen: [ExerciseFilterChips]
    let settings: [ExerciseFilterChips]
    /// What was chosen of the settings, in words.
    let settingWords: String
    let touches: MuscleTouches
    let results: ExerciseResults
    let exclusionsPath: String

    init(_ filter: ExerciseFilter, _ results: ExerciseResults, frame: Frame) {
        self.frame = frame
        self.query = filter.text
        self.place = filter.place?.rawValue ?? ""
        self.equipment = filter.equipment?.rawValue ?? ""
        self.gear = filter.gear?.rawValue ?? ""
        self.muscle = filter.muscle?.rawValue ?? ""
        self.category = filter.category?.rawValue ?? ""
        self.mine = filter.isMine ? "on" : ""
        self.kinds = .kinds(filter)
        self.chosen = ExerciseFilterChips.chosen(filter)
        self.settings = ExerciseFilterChips.settings(filter)
        let chosen = [filter.place?.label, filter.equipment?.label, filter.muscle?.label, filter.gear?.label]
            .compactMap(\.self)
        self.settingWords = chosen.isEmpty ? "Filter: place, equipment, muscle" : chosen.joined(separator: ", ")
        self.touches = MuscleTouches(filter)
        self.results = results
        self.exclusionsPath = ExerciseLinks.exclusions.path
    }
}
