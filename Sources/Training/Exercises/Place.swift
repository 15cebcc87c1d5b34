/// The kinds of places to train at.
package enum Place: String, Sendable, Codable, CaseIterable {
    case gym, home, outdoors

    var label: String {
        switch self {
        case .gym: "At the gym"
        case .home: "At home"
        case .outdoors: "Outdoors"
        }
    }
}
