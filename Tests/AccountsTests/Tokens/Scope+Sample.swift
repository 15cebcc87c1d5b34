import Web

@testable import Accounts

extension Scope {
    static let writeWeight = Scope(rawValue: "weight:write")
    static let readDiary = Scope(rawValue: "diary:read")
    static let writeSteps = Scope(rawValue: "steps:write")
}

extension [Scope.Area] {
    /// As if another wing offered something too.
    static let sample: Self = [
        .me, .weight, Scope.Area("diary", reading: "See your diary", writing: "Change your diary"),
    ]
}
