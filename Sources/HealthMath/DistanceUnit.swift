/// The units of a walk or a run.
package enum DistanceUnit: CaseIterable, Hashable, Sendable {
    case kilometre, mile

    /// Exact by the international yard and pound agreement of 1959.
    package var kilometres: Double {
        switch self {
        case .kilometre: 1
        case .mile: 1.609344
        }
    }

    package func kilometres(_ amount: Double) -> Double {
        amount * self.kilometres
    }

    package func amount(kilometres: Double) -> Double {
        kilometres / self.kilometres
    }
}
