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

    init(_ form: OwnExerciseForm, _ errors: FormErrors, of exercise: OwnExercise?, stale: Bool, frame: Frame) {
        self.status = stale ? .conflict : errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.savePath = exercise.map { ExerciseLinks.exercise($0.id) } ?? ExerciseLinks.all.path
        self.cancelPath = frame.backPath
        self.removalPath = exercise.map { ExerciseLinks.removal($0.id) } ?? ""
        self.isStale = stale
        self.staleWords = stale ? "It is now called \(exercise?.facts.name ?? "")." : ""
        self.complaints = ["form", "requestId", "version"].flatMap { errors[$0] }
        self.requestId = RowID.read(form.input["requestId"]) ?? RowID.new()
        self.version = form.input["version"]
        self.name = FieldView("name", of: form, errors)
        self.about = FieldView("about", of: form, errors)
        self.sides = form.input.isOn("sides")
        self.weighted = form.input.isOn("weighted")
        let questions = OwnExerciseQuestions(form, errors)
        self.selects = questions.selects
        self.picks = questions.picks
        self.safetyPicks = questions.safetyPicks
    }
}
