import Web

/// Asks whether a profile is to be deleted.
struct ProfileRemovalPage: PageModel {
    static let template = "together/removal"

    let frame: Frame
    let removalPath = TogetherLinks.removal.path
}
