import HealthMath
import Web

/// What was found of a member's expenditure, and whether a goal may be planned from it.
struct ExpenditureFinding: Sendable, Equatable {
    let finding: ExpenditureEvidence.Finding
    /// Whether a body like theirs could use so much and live on so little.
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

/// The finding as devices read it; what isn't known is null.
struct ExpenditureResponse: JSONWritable {
    private let finding: ExpenditureFinding

    init(_ finding: ExpenditureFinding) { self.finding = finding }

    func write(to json: inout JSONWriter) {
        var estimate: ExpenditureEstimate?
        var missing: ExpenditureEvidence.Shortfall?
        switch self.finding.finding {
        case .estimate(let found): estimate = found
        case .tooThin(let shortfall): missing = shortfall
        }
        json.object { json in
            let state = estimate == nil ? "too-thin" : self.finding.isPlausible ? "known" : "implausible"
            json.member("state", state)
            json.member("kcal", estimate?.kilocalories.inThousandths)
            json.member("low", (estimate?.interval.lowerBound)?.inThousandths)
            json.member("high", (estimate?.interval.upperBound)?.inThousandths)
            json.member("eatenKcal", estimate?.eaten.inThousandths)
            json.member("kgPerWeek", estimate?.kilogramsPerWeek.inThousandths)
            json.member("days", estimate?.days ?? 0)
            json.member("countedDays", estimate?.countedDays ?? 0)
            json.member("weighings", estimate?.weighings ?? 0)
            json.member("missingDays", missing?.days ?? 0)
            json.member("missingWeighings", missing?.weighings ?? 0)
            json.member("missingSpan", missing?.span ?? 0)
        }
    }
}
