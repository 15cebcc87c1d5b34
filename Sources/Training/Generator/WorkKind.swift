/// The kinds of work in a workout, of which goals want different shares.
enum WorkKind: Int, CaseIterable {
    /// Fast strength: jumps, swings, throws.
    case power
    /// Multi-joint exercises against a load.
    case lifting
    case single
    case trunk
    case cardio
    case balance
    case supple

    init(_ exercise: Exercise) {
        self =
            switch (exercise.category, exercise.pattern) {
            case (.cardio, _): .cardio
            case (.balance, _): .balance
            case (.yoga, _), (.flexibility, _), (_, .mobility), (_, .stretch): .supple
            case (.strength, .steady): .cardio
            case (.strength, .balance): .balance
            case (.strength, .burst): .power
            case (.strength, .isolation): .single
            case (.strength, .brace), (.strength, .trunk), (.strength, .carry): .trunk
            case (.strength, _): .lifting
            }
    }

    /// Whether muscles need two days to recover from it.
    var tiresMuscles: Bool { self.rawValue <= Self.trunk.rawValue }

    /// Whether its sets end by how many more one could do; jumps and throws end while they are fast.
    var isLifted: Bool { self.tiresMuscles && self != .power }

    /// The order in the main part: first what needs a fresh head and fresh muscles, large muscles before small ones.
    ///
    /// ACSM, "Progression models in resistance training for healthy adults", Med Sci Sports Exerc 2009; 41: 687–708.
    var turn: Int {
        switch self {
        case .balance: 0
        case .power: 1
        case .lifting: 2
        case .single: 3
        case .trunk: 4
        case .cardio: 5
        case .supple: 6
        }
    }

    var label: String {
        switch self {
        case .power: "fast strength"
        case .lifting: "strength"
        case .single: "strength for single muscles"
        case .trunk: "a strong trunk"
        case .cardio: "heart and lungs"
        case .balance: "balance"
        case .supple: "gentle mobility"
        }
    }
}
