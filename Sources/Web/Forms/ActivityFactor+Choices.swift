package import HealthMath
import Members

extension ActivityFactor {
    /// Returns all levels to pick from, with the one picked marked.
    package static func choices(chosen: String) -> [ChoiceView] {
        Self.allCases.map { ChoiceView($0.word, label: $0.label, hint: $0.hint, chosen: $0.word == chosen) }
    }
}
