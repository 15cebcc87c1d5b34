import Web

extension Scope.Area {
    static let motivation = Self(
        "motivation",
        reading: "See your points, achievements, missions and groups",
        writing: "Change your missions, boards and groups"
    )
}
