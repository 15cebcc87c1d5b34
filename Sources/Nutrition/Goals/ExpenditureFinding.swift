import HealthMath
import Members
import Web

/// An estimate of a member's energy expenditure, and whether a goal may be planned from it.
struct ExpenditureFinding: Sendable, Equatable {
    let finding: ExpenditureEvidence.Finding
    /// Whether such an expenditure and intake are possible for their body.
    let isPlausible: Bool

    init(_ finding: ExpenditureEvidence.Finding, isPlausible: Bool) {
        self.finding = finding
        self.isPlausible = isPlausible
    }

    var usable: ExpenditureEstimate? {
        guard case .estimate(let estimate) = self.finding, self.isPlausible else { return nil }
        return estimate
    }
}

/// The estimate as devices read it; unknown values are null.
struct ExpenditureResponse: Encodable, Sendable {
    let state: String
    let kcal: OrNull<Double>
    let low: OrNull<Double>
    let high: OrNull<Double>
    let eatenKcal: OrNull<Double>
    let kgPerWeek: OrNull<Double>
    let days: Int
    let countedDays: Int
    let weighings: Int
    let missingDays: Int
    let missingWeighings: Int
    let missingSpan: Int

    init(_ finding: ExpenditureFinding) {
        var estimate: ExpenditureEstimate?
        var missing: ExpenditureEvidence.Shortfall?
        switch finding.finding {
        case .estimate(let found): estimate = found
        case .tooThin(let shortfall): missing = shortfall
        }
        self.state = estimate == nil ? "too-thin" : finding.isPlausible ? "known" : "implausible"
        self.kcal = OrNull(estimate?.kilocalories.inThousandths)
        self.low = OrNull((estimate?.interval.lowerBound)?.inThousandths)
        self.high = OrNull((estimate?.interval.upperBound)?.inThousandths)
        self.eatenKcal = OrNull(estimate?.eaten.inThousandths)
        self.kgPerWeek = OrNull(estimate?.kilogramsPerWeek.inThousandths)
        self.days = estimate?.days ?? 0
        self.countedDays = estimate?.countedDays ?? 0
        self.weighings = estimate?.weighings ?? 0
        self.missingDays = missing?.days ?? 0
        self.missingWeighings = missing?.weighings ?? 0
        self.missingSpan = missing?.span ?? 0
    }
}
