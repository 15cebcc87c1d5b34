import HealthMath

/// What a proposed food should be good for: the direction of the weight goal, or muscle whatever the weight does.
enum IdeaAim: String, Sendable, CaseIterable {
    case deficit, surplus, maintenance
    /// Protein comes first, whatever happens to the weight.
    case muscle

    init(_ direction: Direction?, buildsMuscle: Bool) {
        if buildsMuscle {
            self = .muscle
        } else {
            switch direction {
            case .lose: self = .deficit
            case .gain: self = .surplus
            case .keep, nil: self = .maintenance
            }
        }
    }

    /// Whether who has it wants to weigh more, or to grow.
    var isGaining: Bool { self == .surplus || self == .muscle }

    /// Returns how much better an idea serves this aim than any that fits, from about −0.3 to 0.7.
    func merit(of idea: Idea) -> Double {
        let proteinShare = idea.kcal > 0 ? min(idea.protein * Macros.perGram.protein / idea.kcal, 1) : 0
        let density = min(idea.kcal / idea.portion.grams / 4, 1)
        return switch self {
        case .deficit: 0.35 * proteinShare + 0.25 * min(idea.fibre / 8, 1) - 0.25 * density
        case .surplus: 0.4 * density + 0.2 * min(idea.kcal / 300, 1)
        case .maintenance: 0.15 * min(idea.fibre / 8, 1)
        case .muscle: 0.45 * proteinShare + 0.25 * min(idea.protein / 30, 1)
        }
    }
}
