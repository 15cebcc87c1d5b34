import Web

/// The end of the welcome.
struct WelcomeDonePage: PageModel {
    static let template = "welcome/done"

    let frame: Frame
    let name: String
    /// Whether height and weight are known, so that a calorie goal can be worked out.
    let canSetGoal: Bool

    init(name: String, canSetGoal: Bool, frame: Frame) {
        self.frame = frame
        self.name = name
        self.canSetGoal = canSetGoal
    }
}
