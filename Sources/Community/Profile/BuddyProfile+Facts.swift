import Members

/// A fact of a profile as pages show it.
struct ProfileFact: Encodable, Sendable, Equatable {
    let factName: String
    let factText: String
}

extension BuddyProfile {
    /// Returns the facts for other members in order of importance; empty ones are left out.
    ///
    /// `minutesAhead` is how far the reader's time zone is ahead of the member's.
    func facts(minutesAhead: Int) -> [ProfileFact] {
        let when = minutesAhead == 0 ? "When" : "When, by your clock"
        let facts: [(String, [String])] = [
            ("Trains for", self.goals.map(\.label)),
            ("Likes", self.styles.map(\.told)),
            ("Where", self.spots.map(\.label)),
            (when, self.times.seen(minutesAhead: minutesAhead).lines),
            ("Good at", self.strengths.map(\.label)),
            ("Training", [self.years == .new ? "New to it" : self.years.label]),
            ("Takes care of", self.limitations.map(\.told)),
            (
                "Looks for",
                (self.wishedGender == .any ? [] : [self.wishedGender.label]) + self.wishedTraits.map(\.label)
            ),
            ("Who likes", self.wishedStyles.map(\.told)),
        ]
        return facts.filter { !$0.1.isEmpty }.map { name, texts in
            ProfileFact(factName: name, factText: texts.joined(separator: name == when ? "; " : ", "))
        }
    }
}

extension Choosable {
    /// The label in the third person; labels are written in the first person.
    fileprivate var told: String {
        self.label.replacing("With my own", with: "Their own").replacing("My ", with: "Their ")
    }
}
