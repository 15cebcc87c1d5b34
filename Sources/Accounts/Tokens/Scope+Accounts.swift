import Web

extension Scope.Area {
    static let me = Self("me", reading: "See who you are and your body numbers")
    static let weight = Self("weight", reading: "See your weights", writing: "Save your weight")
}
