import Web

/// The addresses of exercises.
enum ExerciseLinks: String, LinkTable {
    static let name = "exercises"

    case all = "/exercises"
    case results = "/exercises/results"
    case new = "/exercises/new"
    case draft = "/exercises/draft"
    case exclusions = "/exercises/left-out"
    case exercise = "/exercises/:id"
    case edit = "/exercises/:id/edit"
    case draftOf = "/exercises/:id/draft"
    case removal = "/exercises/:id/removal"
    case restoration = "/exercises/:id/restoration"
    case exclusion = "/exercises/:id/exclusion"
    case allowing = "/exercises/:id/exclusion/removal"

    static func list(_ filter: ExerciseFilter, from: Int = 0) -> String {
        let query = self.query(filter, from: from)
        return query.isEmpty ? self.all.path : self.all.path + "?" + query
    }

    static func query(_ filter: ExerciseFilter, from: Int = 0) -> String {
        var parts: [String] = []
        if !filter.text.isEmpty { parts.append("q=\(filter.text.escapedForAddress)") }
        if let place = filter.place { parts.append("place=\(place.rawValue)") }
        if let equipment = filter.equipment { parts.append("equipment=\(equipment.rawValue)") }
        if let gear = filter.gear { parts.append("gear=\(gear.rawValue)") }
        if let muscle = filter.muscle { parts.append("muscle=\(muscle.rawValue)") }
        if let category = filter.category { parts.append("category=\(category.rawValue)") }
        if filter.isMine { parts.append("mine=on") }
        if from > 0 { parts.append("from=\(from)") }
        return parts.joined(separator: "&")
    }

    static func exercise(_ id: Exercise.ID) -> String { self.exercise.path(id.escapedForAddress) }
    static func new(name: String) -> String {
        self.new.path + (name.isEmpty ? "" : "?name=\(name.escapedForAddress)")
    }
    static func edit(_ id: Exercise.ID) -> String { self.edit.path(id.escapedForAddress) }
    static func draft(of id: Exercise.ID) -> String { self.draftOf.path(id.escapedForAddress) }
    static func removal(_ id: Exercise.ID) -> String { self.removal.path(id.escapedForAddress) }
    static func restoration(_ id: Exercise.ID) -> String { self.restoration.path(id.escapedForAddress) }
    static func exclusion(_ id: Exercise.ID) -> String { self.exclusion.path(id.escapedForAddress) }
    static func allowing(_ id: Exercise.ID) -> String { self.allowing.path(id.escapedForAddress) }
}
