import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages of onboarding, one step at a time; it resumes at the first step that isn't done.
///
/// | route | does |
/// |---|---|
/// | `GET /welcome` | leads to the first step not done |
/// | `GET /welcome/{step}` | asks it; `done` is the end |
/// | `POST /welcome/{step}` | keeps the answer, or skips the step |
/// | `POST /me/set-up/postponement` | puts the offer to finish it off until tomorrow |
struct WelcomeController: Controller {
    let database: any Database
    let seal: Seal
    let views: Views
    /// Finds what other wings ask at the end.
    let last: @Sendable (Member.ID) async throws -> [OptionalStep]
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(AccountLinks.welcome, use: self.resume)
        own.get(Places.welcomeStep, use: self.show)
        own.post(Places.welcomeStep, .changesMember, use: self.answer)
        own.post(AccountLinks.setUpPostponement, .changesMember, use: self.putOff)
    }

    func resume(request: Request, context: MemberContext) async throws -> Response {
        let steps = self.steps(of: try await self.known(context).body, context)
        return .onward(to: try await self.next(after: nil, of: steps, context))
    }

    func show(request: Request, context: MemberContext) async throws -> Response {
        let known = try await self.known(context)
        if context.parameters.get("step") == "done" {
            let isAsked = request.uri.queryParameters["asked"] != nil
            return try await self.done(known, isAsked: isAsked, context)
        }
        let steps = self.steps(of: known.body, context)
        let step = try self.step(context)
        guard steps.contains(step) else { return .onward(to: AccountLinks.welcome.path) }
        let form = known.form(
            for: [step],
            in: context.signedIn.units,
            today: context.signedIn.day(at: self.now())
        )
        return try await self.page(step, of: steps, known, form, FormErrors(), context).response()
    }

    func answer(request: Request, context: MemberContext) async throws -> Response {
        let step = try self.step(context)
        let form = try await request.form(OnboardingAnswersForm.self)
        let known = try await self.known(context)
        let steps = self.steps(of: known.body, context)
        if form.input.has("skip") {
            try await WelcomeStore(database: self.database, owner: context.signedIn.id).skip(step, at: self.now())
            return .onward(to: try await self.next(after: step, of: steps, context))
        }
        let today = context.signedIn.day(at: self.now())
        let answering = form.asking([step], today: today, cycle: known.health.cycle)
        return try await answering.submit(again: { try await self.page(step, of: steps, known, form, $0, context) }) {
            answers in
            try await self.answers(context).keep(answers, today: today, at: self.now())
            return .onward(to: try await self.next(after: step, of: steps, context))
        }
    }

    func putOff(request: Request, context: MemberContext) async throws -> Response {
        let day = context.signedIn.day(at: self.now())
        try await SetUpStore(database: self.database, owner: context.signedIn.id).putOff(on: day)
        return .onward(to: Places.today.path, toast: Toast("We'll ask again tomorrow"))
    }

    private func steps(of body: Body, _ context: MemberContext) -> [Step] {
        Step.asked(of: body.sex, born: body.birthday, on: context.signedIn.day(at: self.now()))
    }

    /// Returns the next step that isn't done, in a circle from this one; when all are, what another wing asks, once the
    /// last was answered, and then the end.
    private func next(after step: Step?, of steps: [Step], _ context: MemberContext) async throws -> String {
        let done = try await WelcomeStore(database: self.database, owner: context.signedIn.id).done()
        let following = step.flatMap { steps.firstIndex(of: $0) }.map { steps[($0 + 1)...] } ?? []
        let next = (following + steps).first { !done.contains($0) }
        if let next { return next.path }
        let asked = step == nil ? nil : try await self.last(context.signedIn.id).first(where: \.isAsked)
        return asked?.stepPath ?? Places.welcome("done")
    }

    private func page(
        _ step: Step,
        of steps: [Step],
        _ known: OnboardingAnswers,
        _ form: OnboardingAnswersForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) async throws -> Page {
        let others = try await self.last(context.signedIn.id).filter(\.isAsked).count
        let before = steps.prefix { $0 != step }.last
        let back = before?.path ?? Places.me.path
        let page = QuestionsPage(
            step,
            of: steps,
            followedBy: others,
            form,
            errors,
            units: context.signedIn.units,
            today: context.signedIn.day(at: self.now()),
            isUnreadable: known.health.isUnreadable,
            frame: self.views.frame(step.title, back: back, help: Places.help("welcome"), in: context)
        )
        return try self.views.render(page)
    }

    /// Shows the end; what was just asked and left out isn't offered at once again.
    private func done(
        _ known: OnboardingAnswers,
        isAsked: Bool,
        _ context: MemberContext
    ) async throws -> Response {
        let last = self.steps(of: known.body, context).last
        let page = WelcomeDonePage(
            frame: self.views.frame("Welcome", back: last?.path ?? Places.me.path, in: context),
            name: context.signedIn.firstName,
            canSetGoal: known.body.known != nil,
            trains: known.body.aim?.isHelpedByTraining ?? false,
            lastSteps: try await self.last(context.signedIn.id).filter { !isAsked || !$0.isAsked }
        )
        return try self.views.render(page).response()
    }

    private func step(_ context: MemberContext) throws -> Step {
        guard let step = context.parameters.get("step").flatMap(Step.init(rawValue:)) else {
            throw NotFound()
        }
        return step
    }

    private func known(_ context: MemberContext) async throws -> OnboardingAnswers {
        guard let known = try await self.answers(context).known() else { throw SignInRequired() }
        return known
    }

    private func answers(_ context: MemberContext) -> OnboardingAnswerStore {
        OnboardingAnswerStore(database: self.database, seal: self.seal, owner: context.signedIn.id)
    }
}
