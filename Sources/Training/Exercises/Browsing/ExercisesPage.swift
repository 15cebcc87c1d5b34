import Web

/// The page for searching exercises.
struct ExercisesPage: PageModel {
    static let template = "exercises/list"

    let frame: Frame
    let query: String
    let place: String
    let equipment: String
    let category: String
    let mine: String
    let categories: [Chip]
    let places: [Chip]
    let equipments: [Chip]
    /// The chosen place and equipment, in words.
    let settingWords: String
    let isSettingOpen: Bool
    let results: ExerciseResults
    let exclusionsPath: String

    struct Chip: Encodable, Sendable {
        let chipPath: String
        let chipName: String
        let chipCurrent: Bool
    }

    init(_ filter: ExerciseFilter, _ results: ExerciseResults, frame: Frame) {
        self.frame = frame
        self.query = filter.text
        self.place = filter.place?.rawValue ?? ""
        self.equipment = filter.equipment?.rawValue ?? ""
        self.category = filter.category?.rawValue ?? ""
        self.mine = filter.isMine ? "on" : ""
        let kinds = [nil] + ExerciseCategory.allCases.map(Optional.some)
        self.categories =
            kinds.map { kind in
                Self.chip(kind?.label ?? "All", filter) {
                    $0.category = kind
                    $0.isMine = false
                }
            } + [
                Self.chip("Mine", filter) {
                    $0.category = nil
                    $0.isMine = true
                }
            ]
        let places = [nil] + Place.allCases.map(Optional.some)
        self.places = places.map { place in Self.chip(place?.label ?? "Anywhere", filter) { $0.place = place } }
        let equipments = [nil] + Equipment.allCases.map(Optional.some)
        self.equipments = equipments.map { equipment in
            Self.chip(equipment?.label ?? "Anything", filter) { $0.equipment = equipment }
        }
        let chosen = [filter.place?.label, filter.equipment?.label].compactMap(\.self)
        self.settingWords = chosen.isEmpty ? "Anywhere, with anything" : chosen.joined(separator: ", ")
        self.isSettingOpen = !chosen.isEmpty
        self.results = results
        self.exclusionsPath = ExerciseLinks.exclusions.path
    }

    private static func chip(
        _ name: String,
        _ filter: ExerciseFilter,
        _ change: (inout ExerciseFilter) -> Void
    ) -> Chip {
        var changed = filter
        change(&changed)
        return Chip(chipPath: ExerciseLinks.list(changed), chipName: name, chipCurrent: changed == filter)
    }
}
