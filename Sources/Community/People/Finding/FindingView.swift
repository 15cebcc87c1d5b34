import Web

/// A link at the top of what can be found near a place.
struct FindingView: Encodable, Sendable {
    let viewPath: String
    let viewName: String
    let viewCurrent: Bool

    enum Kind: CaseIterable {
        case people, activities, events

        fileprivate var part: HousePart {
            switch self {
            case .people, .activities: .matching
            case .events: .events
            }
        }
    }

    static func links(to current: Kind, _ switches: HouseSwitches) -> [FindingView] {
        Kind.allCases.filter { switches.isOn($0.part) }.map { kind in
            let (path, name) =
                switch kind {
                case .people: (PeopleLinks.all.path, "People")
                case .activities: (PeopleLinks.activities, "Places")
                case .events: (EventLinks.all.path, "Events")
                }
            return FindingView(viewPath: path, viewName: name, viewCurrent: kind == current)
        }
    }
}
