/// How hard an exercise or a workout is, in metabolic equivalents.
///
/// Low, moderate and vigorous are as in Haskell, Lee, Pate et al., "Physical activity and public health", Circulation
/// 2007; 116: 1081–1093 (below 3, 3 to 6, above 6 MET); "hard", from 9 MET on, is our own.
package enum Intensity: String, Sendable, Codable, CaseIterable, Comparable {
    case low, moderate, vigorous, hard

    var label: String {
        switch self {
        case .low: "Easy"
        case .moderate: "Moderate"
        case .vigorous: "Vigorous"
        case .hard: "Hard"
        }
    }

    /// Its range of METs, without the upper bound.
    var band: Range<Double> {
        switch self {
        case .low: 0..<3
        case .moderate: 3..<6
        case .vigorous: 6..<9
        case .hard: 9..<25
        }
    }

    package static func < (one: Intensity, other: Intensity) -> Bool { one.band.lowerBound < other.band.lowerBound }
}
