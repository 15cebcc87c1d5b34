/// A row of chips, each of which narrows the list by one tap and keeps all else that was asked.
struct ExerciseFilterChips: Encodable, Sendable {
    let filterId: String
    let filterLabel: String
    let filterChips: [Chip]

    struct Chip: Encodable, Sendable {
        let chipPath: String
        let chipName: String
        let chipCurrent: Bool
    }

    /// Returns the kinds of training, and the member's own.
    static func kinds(_ filter: ExerciseFilter) -> ExerciseFilterChips {
        let kinds = [nil] + ExerciseCategory.allCases.map(Optional.some)
        let chips = kinds.map { kind in
            Self.chip(kind?.label ?? "All", filter) {
                $0.category = kind
                $0.isMine = false
            }
        }
        let mine = Self.chip("Mine", filter) {
            $0.category = nil
            $0.isMine = true
        }
        return ExerciseFilterChips(filterId: "by-kind", filterLabel: "What kind", filterChips: chips + [mine])
    }

    /// Returns everything else to filter by.
    static func settings(_ filter: ExerciseFilter) -> [ExerciseFilterChips] {
        [
            self.row("by-place", "Where", \.place, Place.allCases, "Anywhere", filter, \.label),
            self.row("by-equipment", "What you have", \.equipment, Equipment.allCases, "Anything", filter, \.label),
            self.row("by-muscle", "What it trains", \.muscle, self.muscles, "Any muscle", filter, \.label),
            self.row("by-gear", "What it is done with", \.gear, self.gear, "Any gear", filter, \.label),
        ]
    }

    /// Returns what was chosen of the settings, each to be taken back by a tap; at most one.
    static func chosen(_ filter: ExerciseFilter) -> [ExerciseFilterChips] {
        let chosen: [(String?, (inout ExerciseFilter) -> Void)] = [
            (filter.place?.label, { $0.place = nil }), (filter.equipment?.label, { $0.equipment = nil }),
            (filter.muscle?.label, { $0.muscle = nil }), (filter.gear?.label, { $0.gear = nil }),
        ]
        let chips = chosen.compactMap { name, change in name.map { Self.chip($0, filter, change) } }
        guard !chips.isEmpty else { return [] }
        return [ExerciseFilterChips(filterId: "by-chosen", filterLabel: "Chosen", filterChips: chips)]
    }

    /// Heart and lungs are the category of cardio.
    private static let muscles = Muscle.allCases.filter { $0 != .heart }

    /// What most exercises are done with.
    private static let gear: [Gear] = [
        .dumbbells, .kettlebell, .barbell, .bench, .cable, .machines, .pullUpBar, .bands, .mat, .exerciseBall,
        .medicineBall, .treadmill, .exerciseBike, .rowingMachine, .bicycle, .pool,
    ]

    private static func row<Choice: Equatable>(
        _ id: String,
        _ label: String,
        _ field: WritableKeyPath<ExerciseFilter, Choice?>,
        _ choices: [Choice],
        _ all: String,
        _ filter: ExerciseFilter,
        _ name: (Choice) -> String
    ) -> ExerciseFilterChips {
        let chips = ([nil] + choices.map(Optional.some)).map { choice in
            Self.chip(choice.map(name) ?? all, filter) { $0[keyPath: field] = choice }
        }
        return ExerciseFilterChips(filterId: id, filterLabel: label, filterChips: chips)
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
