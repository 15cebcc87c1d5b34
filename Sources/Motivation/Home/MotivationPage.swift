import Web

/// The home of the wing: what is next, and the ways to the rest.
struct MotivationPage: PageModel {
    static let template = "motivation/home"

    let frame: Frame
}
