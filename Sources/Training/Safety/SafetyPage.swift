import Web

/// What holds for a member, with reasons and sources, and what holds for everybody.
struct SafetyPage: PageModel {
    static let template = "safety/show"

    let frame: Frame
    let rules: [Rule]
    let generalTexts: [General]

    struct Rule: Encodable, Sendable {
        let ruleTitle: String
        let ruleWords: String
        let ruleAdvice: String
        let ruleDoctor: String
        let ruleSources: [String]
    }

    struct General: Encodable, Sendable {
        let generalTitle: String
        let generalWords: String
        let generalSources: [String]
    }

    init(_ rules: [SafetyRule], frame: Frame) {
        self.frame = frame
        self.rules = rules.map {
            Rule(
                ruleTitle: $0.title,
                ruleWords: $0.words,
                ruleAdvice: $0.advice,
                ruleDoctor: $0.doctor,
                ruleSources: $0.sources
            )
        }
        self.generalTexts = SafetyText.allCases.map {
            General(generalTitle: $0.title, generalWords: $0.words, generalSources: $0.sources)
        }
    }
}
