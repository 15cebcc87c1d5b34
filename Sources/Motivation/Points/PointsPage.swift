import HealthMath
import Members
import Web

/// A member's ledger: every point, its day and its reason.
struct PointsPage: PageModel {
    static let template = "points/ledger"

    let frame: Frame
    /// The sum of all points: "1,204".
    let total: String
    let days: [DayView]
    let rules: [RuleView]
    /// Empty on the last page.
    let nextPath: String

    struct DayView: Encodable, Sendable {
        let dayName: String
        let daySum: String
        let dayLines: [LineView]
    }

    struct LineView: Encodable, Sendable {
        let linePoints: String
        let lineWords: String
    }

    struct RuleView: Encodable, Sendable {
        let rulePoints: String
        let ruleWords: String
    }

    init(
        _ stretch: PointStore.Stretch,
        total: Int,
        for member: Member,
        today: CalendarDay,
        switches: HouseSwitches,
        frame: Frame
    ) {
        self.frame = frame
        self.total = Numerals.text(Double(total))
        self.days = stretch.days.map { day, lines in
            DayView(
                dayName: DayName(day, today: today).name,
                daySum: Numerals.text(Double(lines.reduce(0) { $0 + $1.points })),
                dayLines: lines.filter { !member.noPressure || !$0.countsARow }
                    .map { LineView(linePoints: Numerals.text(Double($0.points)), lineWords: $0.words) }
            )
        }
        .filter { !$0.dayLines.isEmpty }
        self.rules = PointRule.all.filter { $0.part.map { switches.isOn(named: $0) } ?? true }
            .map { RuleView(rulePoints: $0.worthWords, ruleWords: $0.words) }
        self.nextPath = stretch.next.map { PointLinks.before($0) } ?? ""
    }
}

extension PointStore.Stretch {
    /// The lines by day, the latest first.
    var days: [(day: CalendarDay, lines: [PointLine])] {
        Dictionary(grouping: self.lines, by: \.day).sorted { $0.key > $1.key }.map { ($0.key, $0.value.sorted()) }
    }
}

extension PointLine: Comparable {
    /// Orders lines in the order of the rules.
    static func < (one: PointLine, other: PointLine) -> Bool {
        (one.place, one.mark) < (other.place, other.mark)
    }

    private var place: Int { PointRule.all.firstIndex { $0.name == self.rule } ?? PointRule.all.count }

    /// Why there are these points: "You started a mission: steps"; a rule of another version has no words of its own.
    var words: String {
        guard let rule = PointRule.named(self.rule) else { return "Points of an earlier kind" }
        return self.mission(of: rule).map { "\(rule.words): \($0.title.lowercased())" } ?? rule.words
    }

    /// Returns the mission that a line is for, the first word of its mark; nil for other lines.
    private func mission(of rule: PointRule) -> MissionKind? {
        switch rule.once {
        case .kindAndDay, .kindAndMonth:
            self.mark.split(separator: " ").first.flatMap { MissionKind(rawValue: String($0)) }
        case .day, .dayInARow, .week, .deed: nil
        }
    }

    /// Whether it says something about days in a row, which no-pressure mode hides.
    var countsARow: Bool {
        if case .dayInARow = PointRule.named(self.rule)?.once { true } else { false }
    }
}

extension PointRule {
    /// "3", or what a rule without a number of its own says.
    fileprivate var worthWords: String {
        switch self.worth {
        case .points(let points): "\(points)"
        case .quantity: "As many as it says"
        }
    }
}
