import Web

/// The last page of onboarding.
struct WelcomeDonePage: PageModel {
    static let template = "welcome/done"

    let frame: Frame
    let name: String
    /// Whether height and weight are known, so that a calorie goal can be computed.
    let canSetGoal: Bool
    /// Whether they came to train: the first workout is offered then.
    let trains: Bool
    let lastSteps: [OptionalStep]
}
