import Web

/// Why somebody can't sign up.
struct SignUpClosedPage: PageModel {
    static let template = "accounts/sign-up-closed"

    let frame: Frame
    let words: String
}
