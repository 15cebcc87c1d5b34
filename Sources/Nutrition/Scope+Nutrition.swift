import Web

extension Scope.Area {
    static let foods = Self("foods", reading: "Search and read foods", writing: "Add and change your own foods")
    static let diary = Self("diary", reading: "See your diary", writing: "Add to and change your diary")
    static let goal = Self("goal", reading: "See your goal", writing: "Change your goal")
    static let steps = Self(
        "steps",
        reading: "See your steps and other measurements",
        writing: "Save your steps and other measurements"
    )
    static let timelines = Self("timelines", reading: "See your timelines")
    static let advice = Self("advice", reading: "See your advice")
}
