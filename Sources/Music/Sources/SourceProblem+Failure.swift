import Web

extension SourceProblem {
    /// What is thrown to whoever asked: it is no fault of this house.
    var failure: any Error {
        switch self {
        case .gone, .noSound: NotFound(self.words)
        default: Conflict(self.words, headline: "That didn't work")
        }
    }
}
