import HealthMath
import Members

/// The preview of a plan under the form.
struct GoalPreview: Encodable, Sendable {
    /// The numbers of a safe plan, in one element; empty for another plan.
    let numbers: [GoalNumbers]
    /// The refusal of an unsafe plan, in one element; empty for another plan.
    let refusals: [Refusal]
    /// A remark about the numbers; empty for none.
    let remark: String
    /// The line beside the button: the day's energy, or the first reason against the plan.
    let verdict: String
    /// Whether more must be typed before there is a preview.
    let isWaiting: Bool

    struct Refusal: Encodable, Sendable {
        let reasons: [String]
        /// At most one.
        let proposals: [Proposal]
    }

    struct Proposal: Encodable, Sendable {
        let proposalWords: String
        let proposalNumbers: String
        let hiddenFields: [HiddenField]
    }

    struct HiddenField: Encodable, Sendable {
        let hiddenName: String
        let hiddenValue: String
    }

    static let waiting = GoalPreview(numbers: [], refusals: [], remark: "", verdict: "", isWaiting: true)
}

extension GoalPreview {
    init(_ plan: GoalPlan, _ draft: GoalDraft?, in units: Units) {
        switch plan.judged() {
        case .accepted(let daily):
            let numbers = GoalNumbers(GoalTerms(plan), in: units)
            let remark = [Self.remark(on: draft?.grams, daily, in: units), Self.remark(on: plan, in: units)]
                .filter { !$0.isEmpty }.joined(separator: " ")
            let verdict = "\(units.text(kilocalories: daily.kilocalories)) a day"
            self.init(numbers: [numbers], refusals: [], remark: remark, verdict: verdict, isWaiting: false)
        case .refused(let dangers, let proposal):
            let proposals = proposal.map { [Proposal($0, version: draft?.version, in: units)] } ?? []
            let reasons = dangers.map { $0.words(in: units) }
            let refusal = Refusal(reasons: reasons, proposals: proposals)
            self.init(
                numbers: [],
                refusals: [refusal],
                remark: "",
                verdict: reasons.first ?? "",
                isWaiting: false
            )
        }
    }

    /// Remarks on a week that was typed completely and may differ from the course.
    private static func remark(on plan: GoalPlan, in units: Units) -> String {
        let off = plan.week.mean - plan.asked
        guard abs(off) >= 1 else { return "" }
        let amount = units.text(kilocalories: abs(off))
        return "Your days average \(amount) \(off > 0 ? "more" : "less") than this goal asks: that leads to about "
            + "\(units.text(kilograms: plan.reached)) by \(DayName.long(plan.course.targetDay)). "
            + "Leave a day empty and it takes what is left of the week."
    }

    /// Remarks on typed grams, which seldom add up to the day's energy; then their proportions are kept.
    private static func remark(on grams: Macros?, _ daily: DailyTargets, in units: Units) -> String {
        guard let grams, abs(grams.kilocalories - daily.kilocalories) >= 1 else { return "" }
        return "Your grams hold \(units.text(kilocalories: grams.kilocalories)). We kept their proportions and fitted "
            + "them to the \(units.text(kilocalories: daily.kilocalories)) of your day."
    }
}

extension GoalPreview.Proposal {
    init(_ plan: GoalPlan, version: Int64?, in units: Units) {
        let course = plan.course
        let target = units.text(atLeastKilograms: course.targetKilograms)
        let pace = GoalWords.pace(course, in: units)
        let kilocalories = units.text(kilocalories: plan.targets.kilocalories)
        self.proposalWords =
            course.targetKilograms == course.startKilograms
            ? "Keep your weight of \(target)" : "\(target) by \(DayName.long(course.targetDay))"
        self.proposalNumbers = "\(pace), \(kilocalories) a day"
        // Unrounded, so that exactly the plan that was found safe is accepted.
        let shares = plan.weekdaySplits.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { weekday, split in
            zip(weekday.shareFields, [split.fat, split.carbohydrate, split.protein].map { String($0) })
        }
        self.hiddenFields =
            ([
                ("startKg", String(course.startKilograms)), ("targetKg", String(course.targetKilograms)),
                ("startDay", course.startDay.description), ("targetDay", course.targetDay.description),
                ("activityFactor", String(plan.activity.rawValue)), ("fatPercent", String(plan.split.fat)),
                ("carbohydratePercent", String(plan.split.carbohydrate)),
                ("proteinPercent", String(plan.split.protein)),
                ("expenditureKcal", plan.expenditure.map { String($0) } ?? ""), ("monday", ""),
                ("version", version.map { String($0) } ?? ""),
            ] + shares).map { GoalPreview.HiddenField(hiddenName: $0, hiddenValue: $1) }
    }
}
