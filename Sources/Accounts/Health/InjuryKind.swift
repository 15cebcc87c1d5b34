/// What is the matter with an area.
package enum InjuryKind: String, Choosable {
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
