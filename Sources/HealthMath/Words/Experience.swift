/// How long a member has been training.
package enum Experience: String, Sendable, Hashable, Codable, CaseIterable {
    case new, some, regular, seasoned

    package var label: String {
        switch self {
        case .new: "I'm new to this"
        case .some: "I've trained a little"
        case .regular: "I train regularly"
        case .seasoned: "I've trained for years"
        }
    }
}
