/// The kinds of measurements of a day; the raw texts are stored, so they never change.
enum MeasurementKind: String, CaseIterable, Sendable {
    case steps
    /// In millilitres.
    case water
    // Circumferences in centimetres.
    case neck, chest, waist, hip, thigh
    case upperArm = "upper-arm"
    case calf
    /// Per cent of the weight.
    case bodyFat = "body-fat"

    /// The range that a form accepts.
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

    /// The kinds that missions count.
    static let counted: Set<MeasurementKind> = [.steps, .water]

    /// Body measures, each of which is valid until the next one.
    static let measures: [MeasurementKind] = [
        .waist, .hip, .chest, .neck, .upperArm, .thigh, .calf, .bodyFat,
    ]

    var isLength: Bool { Self.measures.contains(self) && self != .bodyFat }
}
