/// What is the matter with an area.
package enum InjuryKind: String, Sendable, Hashable, Codable, CaseIterable {
    case recent
    case lasting
    case surgery

    package var label: String {
        switch self {
        case .recent: "Recent injury"
        case .lasting: "Long-standing pain"
        case .surgery: "After surgery"
        }
    }
}

extension InjuryKind {
    /// Whether it is fresh: what was operated on is treated like what was just hurt.
    package var isAcute: Bool { self != .lasting }
}
