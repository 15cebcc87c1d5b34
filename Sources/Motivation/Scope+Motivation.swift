import Web

extension Scope.Area {
    static let motivation = Self(
        "motivation",
        reading: "See your points, achievements and missions",
        writing: "Change your missions and boards"
    )
}
