/// The rules for meeting others, to which members agree once for each version.
enum Guidelines {
    static let version: Int64 = 1

    /// A rule as pages and devices show it.
    struct Rule: Encodable, Sendable {
        let ruleTitle: String
        let ruleText: String

        init(_ title: String, _ text: String) {
            self.ruleTitle = title
            self.ruleText = text
        }
    }

    /// The reasons to meet others.
    static let thoughts = [
        Rule("Be motivated", "Somebody who waits for you at the door is the best reason to go."),
        Rule("Build your community", "A few people who know how you are doing beat a hundred who don't."),
        Rule("Have fun", "Laugh, try what they like, and let today be easy when it has to be."),
    ]

    static let rules = [
        Rule("Be yourself", "Your own name, age and picture, and one account. You are as old as you say."),
        Rule("Be kind", "No insults, no pressure, nothing anybody didn't ask for. A no needs no reason."),
        Rule(
            "Meet where others are",
            "The first times at a gym or in a busy park, by day. Tell somebody where you go and when you'll be back."
        ),
        Rule(
            "Keep some things to yourself",
            "Your home address, money and passwords are nobody's business here, however nice they are. We never ask for them."
        ),
        Rule("Listen to your body", "A buddy is no doctor. Stop when something hurts, and never make others go on."),
        Rule("Under 18", "You meet only each other here. Tell your parents before you meet somebody."),
        Rule(
            "Block and report",
            "Block anybody at any time; they aren't told. Report what breaks these rules: a person reads it, and may close an account."
        ),
        Rule("In danger", "Call for help first: 112 in Europe, 911 in North America. Then tell us."),
    ]
}
