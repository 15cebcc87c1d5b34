import HealthMath
import Members

/// Writes words about groups that more than one page says.
enum RivalWords {
    /// Returns text such as "Until Sat 14 March".
    static func days(of group: RivalGroup, today: CalendarDay) -> String {
        let days = group.scoring.days
        return switch RivalState(group, on: today) {
        case .coming: "Begins \(DayName(days.lowerBound, today: today).inSentence)"
        case .running: "Until \(DayName(days.upperBound, today: today).inSentence)"
        case .closing: "Over here. The podium stands once the day is over everywhere"
        case .ended: "Ended \(DayName(days.upperBound, today: today).inSentence)"
        }
    }

    /// Returns what a group scores, as pages list it.
    static func rules(of scoring: RivalScoring) -> [RivalRuleView] {
        scoring.rules.map { rule in
            RivalRuleView(
                ruleTitle: rule.fact.title,
                ruleShare: rule.fact.share,
                ruleWeight: "\u{D7}\u{A0}\(rule.weight)"
            )
        }
    }
}

/// A line of what a group scores.
struct RivalRuleView: Encodable, Sendable {
    let ruleTitle: String
    let ruleShare: String
    /// "× 3", by how much each of its ten steps counts.
    let ruleWeight: String
}
