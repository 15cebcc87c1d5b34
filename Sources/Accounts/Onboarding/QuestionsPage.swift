import HTTPTypes
import HealthMath
import Members
import Web

/// A page of questions: a step of onboarding, or the same questions under Me.
struct QuestionsPage: PageModel {
    static let template = "welcome/questions"

    let frame: Frame
    let status: HTTPResponse.Status
    let intro: String
    /// The steps as dots; empty under Me.
    let dots: [ProgressDot]
    let dotWords: String
    let action: String
    let questions: QuestionViews
    let unitSystems: [UnitSystem.View]
    /// The page's own path, to which switching units returns.
    let here: String
    /// The page to go on to, when another page sent for this one; empty for none.
    let next: String
    /// The one question that is asked; empty for all.
    let only: String
    /// The one thing about the member that is asked; empty for all.
    let detail: String
    /// The words on what is lost by skipping; empty for nothing.
    let missing: String
    /// The page before; empty on the first step.
    let previous: String
    let previousName: String
    let skippable: Bool
    let onwardName: String
    /// The page that asks for a cycle, where it isn't asked here but may be told; empty for none.
    let cyclePath: String
    /// Whether an earlier answer can't be read any more.
    let isUnreadable: Bool
    /// Whether answers may wait on a device for the network; what is stored sealed never lies there.
    let canWait: Bool

    /// Creates the page of a step of the welcome; so many of other wings come after the last.
    init(
        _ step: Step,
        of steps: [Step],
        followedBy others: Int = 0,
        _ form: OnboardingAnswersForm,
        _ errors: FormErrors = FormErrors(),
        units: Units,
        today: CalendarDay,
        isUnreadable: Bool,
        frame: Frame
    ) {
        let position = steps.firstIndex(of: step) ?? 0
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.intro = step.intro
        self.dots = ProgressDot.row(at: position, of: steps.count + others)
        self.dotWords = ProgressDot.words(at: position, of: steps.count + others)
        self.action = step.path
        self.questions = QuestionViews(
            [step],
            form,
            errors,
            today: today,
            mayHaveGivenBirth: steps.contains(.cycle)
        )
        self.unitSystems = step == .body ? UnitSystem.views(current: units) : []
        self.here = step.path
        self.next = ""
        self.only = ""
        self.detail = ""
        self.missing = step.missing
        self.previous = position > 0 ? steps[position - 1].path : ""
        self.previousName = "Back"
        self.skippable = true
        self.cyclePath = ""
        self.onwardName = "Next"
        self.isUnreadable = isUnreadable && step.isSealed
        self.canWait = !step.isSealed
    }

    /// Creates the page of the same questions under Me.
    init(
        _ section: OnboardingSection,
        of known: OnboardingAnswers,
        _ form: OnboardingAnswersForm,
        _ errors: FormErrors = FormErrors(),
        units: Units,
        today: CalendarDay,
        isUnreadable: Bool,
        frame: Frame
    ) {
        let steps = section.steps(of: known, only: form.only, on: today)
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.intro = steps.count == 1 ? steps[0].intro : section.intro
        self.dots = []
        self.dotWords = ""
        self.action = section.place.path
        self.questions = QuestionViews(
            steps,
            form,
            errors,
            today: today,
            mayHaveGivenBirth: known.isAskedForCycle(on: today)
        )
        self.unitSystems = steps.contains(.body) ? UnitSystem.views(current: units) : []
        let asked = [
            form.only.map { "only=\($0.rawValue)" } ?? "", form.detail.map { "detail=\($0.rawValue)" } ?? "",
            form.next.isEmpty ? "" : "next=" + form.next.escapedForAddress,
        ].filter { !$0.isEmpty }
        self.here = section.place.path + (asked.isEmpty ? "" : "?" + asked.joined(separator: "&"))
        self.next = form.next
        self.only = form.only?.rawValue ?? ""
        self.detail = form.detail?.rawValue ?? ""
        self.missing = ""
        self.previous = form.next.isEmpty ? Places.me.path : form.next
        self.previousName = "Cancel"
        self.skippable = false
        self.cyclePath =
            form.only == nil && section.mayTellCycle(known, on: today)
            ? section.place.path + "?only=\(Step.cycle.rawValue)" : ""
        self.onwardName = "Save"
        self.isUnreadable = isUnreadable && steps.contains(where: \.isSealed)
        self.canWait = !steps.contains(where: \.isSealed)
    }
}
