import Web

extension Scope.Area {
    static let training = Self("training", reading: "See your training", writing: "Change your training")
}
