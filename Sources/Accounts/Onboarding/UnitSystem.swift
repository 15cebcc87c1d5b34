import Members

/// The three usual sets of units, which can be chosen by one tap.
enum UnitSystem: String, Sendable, CaseIterable {
    case metric, imperial, british

    struct View: Encodable, Sendable {
        let systemValue: String
        let systemName: String
        let systemCurrent: Bool
    }

    /// Returns the units with the system's for bodies and distances; energy stays.
    func applied(to units: Units) -> Units {
        switch self {
        case .metric: Units(weight: .kg, height: .cm, energy: units.energy, distance: .km)
        case .imperial: Units(weight: .lb, height: .ft, energy: units.energy, distance: .mi)
        case .british: Units(weight: .st, height: .ft, energy: units.energy, distance: .mi)
        }
    }

    static func views(current units: Units) -> [View] {
        Self.allCases.map {
            let applied = $0.applied(to: units)
            return View(
                systemValue: $0.rawValue,
                systemName: $0.name,
                systemCurrent: applied.weight == units.weight && applied.height == units.height
            )
        }
    }

    private var name: String {
        switch self {
        case .metric: "kg, cm"
        case .imperial: "lb, ft"
        case .british: "st, ft"
        }
    }
}
