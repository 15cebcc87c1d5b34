import HealthMath
import Members
import Web

/// The rules that apply to a member, with reasons and sources, and advice for everybody.
struct SafetyPage: PageModel {
    static let template = "safety/show"

    let frame: Frame
    /// "Minded for today: knee." Empty where nothing hurts today.
    let soreWords: String
    /// "hip, knee"; empty with it.
    let sorePlaces: String
    let rules: [Rule]
    let generalTexts: [General]

    struct Rule: Encodable, Sendable {
        let ruleTitle: String
        let ruleWords: String
        let ruleAdvice: String
        let ruleDoctor: String
        let ruleSources: [String]
        let ruleId: String
        /// What a doctor may agree to; empty where nothing is relaxed, and once they agreed.
        let ruleOffer: String
        /// When the member said that their doctor agreed; empty when they didn't.
        let ruleAgreed: String
    }

    struct General: Encodable, Sendable {
        let generalTitle: String
        let generalWords: String
        let generalSources: [String]
    }

    init(
        _ rules: [SafetyRule],
        agreed: [SafetyRule.ID: CalendarDay],
        sore: (words: String, places: String),
        frame: Frame
    ) {
        self.frame = frame
        (self.soreWords, self.sorePlaces) = sore
        self.rules = rules.map { rule in
            let day = rule.withDoctor == nil ? nil : agreed[rule.id]
            return Rule(
                ruleTitle: rule.title,
                ruleWords: day.flatMap { _ in rule.eased?.words } ?? rule.words,
                ruleAdvice: rule.advice,
                ruleDoctor: rule.doctor,
                ruleSources: rule.sources,
                ruleId: rule.id,
                ruleOffer: day == nil ? rule.withDoctor?.offer ?? "" : "",
                ruleAgreed: day.map { DayName.long($0) } ?? ""
            )
        }
        self.generalTexts = SafetyText.allCases.map {
            General(generalTitle: $0.title, generalWords: $0.words, generalSources: $0.sources)
        }
    }
}
