import Web

/// The first page, with links to log in and to sign up.
struct ChoosePage: PageModel {
    static let template = "accounts/choose"

    let frame: Frame
}
