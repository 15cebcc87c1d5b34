/// What can be counted or measured on a day beside food; stable texts: they are stored.
enum MeasurementKind: String, CaseIterable, Sendable {
    case steps
    /// Millilitres drunk.
    case water
    // Round the body, in centimetres.
    case neck, chest, waist, hip, thigh
    case upperArm = "upper-arm"
    case calf
    /// Per cent of the weight.
    case bodyFat = "body-fat"

    /// What a form believes.
    var plausible: ClosedRange<Double> {
        switch self {
        case .steps: 0...200_000
        case .water: 0...30_000
        case .neck: 15...100
        case .chest, .waist, .hip: 30...400
        case .thigh: 15...200
        case .upperArm, .calf: 8...150
        case .bodyFat: 2...75
        }
    }

    /// What is measured round the body and stays true until it is measured again.
    static let measures: [MeasurementKind] = [
        .waist, .hip, .chest, .neck, .upperArm, .thigh, .calf, .bodyFat,
    ]

    var isLength: Bool { Self.measures.contains(self) && self != .bodyFat }
}
