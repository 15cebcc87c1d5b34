/// How usual an exercise is; the raw texts are the catalogue's and the API's.
enum Popularity: String, Sendable, Codable, CaseIterable, Comparable {
    /// What programmes are made of: everybody who trains knows it.
    case staple
    case common
    /// A drill, a novelty or a substitute.
    case seldom

    var label: String {
        switch self {
        case .staple: "Staple"
        case .common: "Common"
        case .seldom: "Seldom done"
        }
    }

    /// Orders the more usual first.
    static func < (one: Popularity, other: Popularity) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .staple: 0
        case .common: 1
        case .seldom: 2
        }
    }
}
