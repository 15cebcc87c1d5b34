import Web

/// The page that asks whether to delete a profile.
struct ProfileRemovalPage: PageModel {
    static let template = "together/removal"

    let frame: Frame
    let removalPath = TogetherLinks.removal.path
}
