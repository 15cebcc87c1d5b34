import HealthMath
import Members

/// The estimated expenditure on the goal's page.
struct ExpenditureView: Encodable, Sendable {
    /// "2,310"; empty without an estimate.
    let usedEnergy: String
    let usedUnit: String
    /// How certain it is, or what is missing.
    let usedWords: String
    let usedFrom: String
    /// Whether the goal can be planned anew from it.
    let canReplan: Bool
    /// The words for what that would change; empty for nothing.
    let replanWords: String

    init(_ finding: ExpenditureFinding, goal: Goal?, known: GoalBaseline?, in units: Units) {
        self.usedUnit = units.energy.rawValue
        switch finding.finding {
        case .tooThin(let missing):
            self.usedEnergy = ""
            self.usedWords = Self.words(missing)
            self.usedFrom = ""
            self.canReplan = false
            self.replanWords = ""
        case .estimate(let found):
            self.usedEnergy = units.number(kilocalories: found.kilocalories)
            let (low, high) = (found.interval.lowerBound, found.interval.upperBound)
            self.usedWords =
                "Most likely between \(units.number(kilocalories: low)) and \(units.text(kilocalories: high))."
            self.usedFrom = Self.words(found, in: units)
            self.canReplan = finding.isPlausible && goal != nil
            self.replanWords = finding.isPlausible ? Self.words(found, goal, known, in: units) : Self.implausible
        }
    }

    private static func words(_ missing: ExpenditureEvidence.Shortfall) -> String {
        var wanted: [String] = []
        if missing.days > 0 {
            wanted.append("\(missing.days) more full \(missing.days == 1 ? "day" : "days") in your diary")
        }
        if missing.weighings > 0 {
            wanted.append("\(missing.weighings) more \(missing.weighings == 1 ? "weighing" : "weighings")")
        }
        if missing.span > 0, wanted.isEmpty {
            wanted.append("a weighing \(missing.span) \(missing.span == 1 ? "day" : "days") from now")
        }
        return "It takes two weeks of diary and weighings to tell. Still to come: "
            + wanted.joined(separator: " and ") + "."
    }

    private static func words(_ found: ExpenditureEstimate, in units: Units) -> String {
        let pace = units.text(kilograms: abs(found.kilogramsPerWeek))
        let way = found.kilogramsPerWeek < 0 ? "lost" : "gained"
        let counted =
            found.countedDays == found.days
            ? "all \(found.days) days" : "\(found.countedDays) of \(found.days) days, the others look unfinished"
        return "From \(counted), \(found.weighings) weighings: you ate \(units.text(kilocalories: found.eaten)) a day "
            + "and \(way) \(pace) a week."
    }

    private static func words(
        _ found: ExpenditureEstimate,
        _ goal: Goal?,
        _ known: GoalBaseline?,
        in units: Units
    ) -> String {
        guard let goal else { return "" }
        let body = known?.body
        let reckoned =
            goal.terms.expenditure
            ?? body.map { $0.basalMetabolicRate(on: goal.terms.course.startDay) * goal.terms.activity.rawValue }
        guard let reckoned else { return "" }
        if found.interval.contains(reckoned) {
            return "Your goal reckons with \(units.text(kilocalories: reckoned)): that fits."
        }
        let more = found.kilocalories > reckoned
        return "Your goal reckons with \(units.text(kilocalories: reckoned)), too \(more ? "little" : "much") for you. "
            + "Plan it anew, from today's weight to the same target; the days before keep what they had."
    }

    private static let implausible =
        "A body like yours can hardly use so much or so little: something is probably missing from the diary."
}
