import Web

/// The page of a match: both pictures, why the two fit, and the way to write.
struct MatchPage: PageModel {
    static let template = "buddies/match"

    let me: PersonView
    let them: PersonView
    let reasons: [String]
    let chatPath: String
    let jointPath: String
    let cardPath = BuddyLinks.card.path
    let frame: Frame
}
