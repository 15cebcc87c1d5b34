/// In which order events that were found are listed.
enum EventOrder: String, CaseIterable, Sendable {
    /// The soonest first.
    case soon
    /// The nearest first; without a place the soonest.
    case near

    var label: String {
        switch self {
        case .soon: "Soon"
        case .near: "Near"
        }
    }
}

/// A link to the same search in an order.
struct EventOrderView: Encodable, Sendable {
    let orderPath: String
    let orderName: String
    let orderCurrent: Bool
}
