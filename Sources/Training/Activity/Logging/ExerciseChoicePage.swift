import HealthMath
import Web

/// The page for choosing an exercise to log: by kind, by name, or one of the latest.
struct ExerciseChoicePage: PageModel {
    static let template = "activities/choose"

    let frame: Frame
    let query: String
    let kind: String
    let kinds: [LinkView]
    let recent: [LinkView]
    let found: [LinkView]
    let foundWords: String
    /// The form for what was asked for by a name that no exercise has; empty otherwise.
    let titledPath: String

    struct LinkView: Encodable, Sendable {
        let linkPath: String
        let linkName: String
        let linkNote: String
        let linkCurrent: Bool
        /// The drawn figure; empty for none.
        let figure: String
    }

    init(_ asked: FormInput, _ catalogue: ExerciseCatalogue, recent: [Exercise.ID], frame: Frame) {
        let kind = ExerciseKind(rawValue: asked["kind"])
        let query = String(asked["q"].prefix(80))
        self.frame = frame
        self.query = query
        self.kind = kind?.rawValue ?? ""
        self.kinds = ExerciseKind.allCases.map {
            LinkView(
                linkPath: ActivityLinks.new($0, query: query),
                linkName: $0.label,
                linkNote: "",
                linkCurrent: $0 == kind,
                figure: ""
            )
        }
        let isAsked = kind != nil || !query.isEmpty
        self.recent = isAsked ? [] : recent.compactMap { catalogue[$0] }.map(Self.link)
        let all = query.isEmpty ? catalogue.exercises : catalogue.index.value.search(query).map(\.exercise)
        self.found =
            isAsked ? all.filter { kind == nil || ExerciseKind($0.category) == kind }.map(Self.link) : []
        self.foundWords = isAsked && self.found.isEmpty ? "We know none like that. Try another word." : ""
        self.titledPath = self.found.isEmpty && !query.isEmpty ? ActivityLinks.new(titled: query) : ""
    }

    private static func link(_ exercise: Exercise) -> LinkView {
        LinkView(
            linkPath: ActivityLinks.new(of: exercise.id),
            linkName: exercise.name,
            linkNote: [exercise.plain, exercise.muscles.prefix(3).map(\.label).joined(separator: ", ")]
                .filter { !$0.isEmpty }.joined(separator: " · "),
            linkCurrent: false,
            figure: ExerciseFigures.name(of: exercise)
        )
    }
}
