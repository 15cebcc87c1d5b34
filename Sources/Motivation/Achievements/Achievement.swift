/// Something worth a sign of its own: a first step, or a feat.
struct Achievement: Sendable, Equatable {
    let measure: AchievementMeasure
    let target: Int
    /// Its place among those of its measure, from 1; the sign has as many leaves.
    let step: Int
    let title: String
    /// What to do for it.
    let words: String

    init(_ measure: AchievementMeasure, _ target: Int, step: Int, _ title: String, _ words: String) {
        self.measure = measure
        self.target = target
        self.step = step
        self.title = title
        self.words = words
    }

    /// Stored, so it never changes: "workouts-25".
    var name: String { "\(self.measure.rawValue)-\(self.target)" }

    /// Nil for an achievement of another version.
    static func named(_ name: String) -> Achievement? { Self.all.first { $0.name == name } }
}
