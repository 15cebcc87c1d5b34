/// How a first part joins the kind that follows it: "Cheese, cheddar" is "Cheddar cheese".
struct PlainNameHead: Sendable {
    enum Joining: String, Sendable {
        /// The kind stands before the noun: "Cheddar cheese".
        case before
        /// It stands after it: "Beef brisket".
        case after
        /// It follows a maker: "Post Bran Flakes".
        case space
        /// It stands alone: "Cantaloupe".
        case off
        /// It stays apart.
        case keep
    }

    /// Empty where the first part itself is the noun.
    let noun: String
    let joining: Joining
    /// What is left out when another part tells the kind.
    let leavingOut: Set<String>

    init(noun: String, joining: String, leavingOut: String) {
        self.noun = noun
        self.joining = Joining(rawValue: joining) ?? .keep
        self.leavingOut = Set(leavingOut.split(separator: "|").map(String.init))
    }
}
