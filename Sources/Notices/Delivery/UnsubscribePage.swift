import Web

/// The page that asks before mails are stopped, or says that they are.
struct UnsubscribePage: PageModel {
    static let template = "notices/unsubscribe"

    enum State: Sendable { case asking, stopped, again }

    let frame: Frame
    let kindNames: String
    let linkPath: String
    let isAsking: Bool
    let isStopped: Bool
    let isAgain: Bool

    init(_ state: State, _ kinds: [Notice.Kind], path: String, frame: Frame) {
        self.frame = frame
        self.kindNames = kinds.map(\.title).joined(separator: ", ")
        self.linkPath = path
        self.isAsking = state == .asking
        self.isStopped = state == .stopped
        self.isAgain = state == .again
    }
}
