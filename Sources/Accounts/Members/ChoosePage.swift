import Web

/// The first page: log in, or sign up.
struct ChoosePage: PageModel {
    static let template = "accounts/choose"

    let frame: Frame
}
