/// How the body moves in an exercise; a workout balances the patterns.
enum MovementPattern: String, Sendable, Codable, CaseIterable {
    case squat, hinge, lunge
    case pushAcross = "push-across"
    case pushUp = "push-up"
    case pullAcross = "pull-across"
    case pullDown = "pull-down"
    /// Holding the trunk still against a load.
    case brace
    /// Bending or turning the trunk.
    case trunk
    case carry
    /// One joint at a time: curls, raises, calf raises.
    case isolation
    /// Walking, running, cycling, rowing, dancing.
    case steady
    /// Jumps, throws, punches.
    case burst
    case balance
    case mobility
    case stretch

    var label: String {
        switch self {
        case .squat: "Squat"
        case .hinge: "Hip hinge"
        case .lunge: "Lunge"
        case .pushAcross: "Push forward"
        case .pushUp: "Push overhead"
        case .pullAcross: "Row"
        case .pullDown: "Pull down"
        case .brace: "Brace"
        case .trunk: "Trunk"
        case .carry: "Carry"
        case .isolation: "One joint"
        case .steady: "Steady"
        case .burst: "Burst"
        case .balance: "Balance"
        case .mobility: "Mobility"
        case .stretch: "Stretch"
        }
    }
}
