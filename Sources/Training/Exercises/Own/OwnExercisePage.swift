import Foundation
import HTTPTypes
import HealthMath
import Storage
import Web

/// The page for adding or editing a member's own exercise.
struct OwnExercisePage: PageModel {
    static let template = "exercises/own"

    let status: HTTPResponse.Status
    let frame: Frame
    let savePath: String
    let cancelPath: String
    /// Empty for a new exercise.
    let removalPath: String
    let isStale: Bool
    let staleWords: String
    let complaints: [String]
    let requestId: String
    let version: String
    let name: FieldView
    let about: FieldView
    let selects: [Choosing]
    let picks: [Choosing]
    let safetyPicks: [Choosing]
    let like: LikeView
    /// Whether the rest of the form is open: something in it is to be mended, or what safety rests on is still unsaid.
    let restIsOpen: Bool
    let sides: Bool
    let weighted: Bool

    /// A question with its choices.
    struct Choosing: Encodable, Sendable {
        let choosingField: String
        let choosingLabel: String
        let choosingAnswers: [ChoiceView]
        let choosingComplaints: [String]
        let choosingWrong: Bool
    }

    /// The question of what it looks like.
    struct LikeView: Encodable, Sendable {
        let draftPath: String
        let likeWords: String
        let likes: [Like]
        let likeIsNone: Bool
        /// Says that the search found nothing; empty otherwise.
        let likeNothing: String
        let likeComplaints: [String]

        struct Like: Encodable, Sendable {
            let figure: String
            let likeId: String
            let likeName: String
            let likeChosen: Bool
        }
    }

    init(
        _ form: OwnExerciseForm,
        _ errors: FormErrors,
        of exercise: OwnExercise?,
        likes: [Exercise],
        stale: Bool,
        frame: Frame
    ) {
        self.status = stale ? .conflict : errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.savePath = exercise.map { ExerciseLinks.exercise($0.id) } ?? ExerciseLinks.all.path
        self.cancelPath = frame.backPath
        self.removalPath = exercise.map { ExerciseLinks.removal($0.id) } ?? ""
        self.isStale = stale
        self.staleWords = stale ? "It is now called \(exercise?.facts.name ?? "")." : ""
        self.complaints = ["form", "requestId", "version", "likeWords"].flatMap { errors[$0] }
        self.requestId = RowID.read(form.input["requestId"]) ?? RowID.new()
        self.version = form.input["version"]
        self.name = FieldView("name", of: form, errors)
        self.about = FieldView("about", of: form, errors)
        self.like = LikeView(form, errors, likes, of: exercise)
        self.sides = form.input.isOn("sides")
        self.weighted = form.input.isOn("weighted")
        let questions = OwnExerciseQuestions(form, errors)
        self.selects = questions.selects
        self.picks = questions.picks
        self.safetyPicks = questions.safetyPicks
        let rest = questions.selects + questions.picks + questions.safetyPicks
        self.restIsOpen =
            self.about.wrong || rest.contains(where: \.choosingWrong) || exercise.map { !$0.isToldWhole } ?? false
    }
}

extension OwnExercisePage.LikeView {
    fileprivate init(_ form: OwnExerciseForm, _ errors: FormErrors, _ likes: [Exercise], of exercise: OwnExercise?) {
        let chosen = form.input["like"]
        self.draftPath = exercise.map { ExerciseLinks.draft(of: $0.id) } ?? ExerciseLinks.draft.path
        self.likeWords = form.input["likeWords"]
        self.likes = likes.map {
            Like(
                figure: ExerciseFigures.name(of: $0),
                likeId: $0.id,
                likeName: $0.name,
                likeChosen: $0.id == chosen
            )
        }
        self.likeIsNone = !likes.contains { $0.id == chosen }
        let isFound = likes.contains { $0.id != chosen }
        self.likeNothing = self.likeWords.isEmpty || isFound ? "" : "Nothing found. Try another word."
        self.likeComplaints = errors["like"]
    }
}
