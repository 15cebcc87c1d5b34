import Web

/// Asks before a buddy is removed.
struct BuddyRemovalPage: PageModel {
    static let template = "buddies/removal"

    let buddyName: String
    let removalPath: String
    let frame: Frame
}
