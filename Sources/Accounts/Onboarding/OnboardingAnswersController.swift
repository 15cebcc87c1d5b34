import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages on which answers of onboarding are changed later.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /me/body` | height, weights, activity, experience |
/// | `GET`, `POST /me/health` | injuries, conditions, limitations, diet, cycle |
/// | `GET`, `POST /me/about` | aim, quote, activities, gym, town |
///
/// Each goes on to the local page in `next`, and with `only` asks that one of its questions; with `detail` one thing about
/// the member.
struct OnboardingAnswersController: Controller {
    let database: any Database
    let seal: Seal
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        for section in OnboardingSection.allCases {
            own.get(section.place) { request, context in try await self.show(section, request, context) }
            own.post(section.place, .changesMember) { try await self.save(section, $0, $1) }
        }
    }

    private func show(
        _ section: OnboardingSection,
        _ request: Request,
        _ context: MemberContext
    ) async throws -> Page {
        let known = try await self.known(context)
        let today = context.signedIn.day(at: self.now())
        let asked = try request.query(OnboardingAnswersForm.self)
        var form = known.form(
            for: section.steps(of: known, only: asked.only, on: today),
            in: context.signedIn.units,
            today: today
        )
        form.next = asked.next
        form.only = asked.only
        form.detail = asked.detail
        return try self.page(section, known, form, FormErrors(), context)
    }

    private func save(
        _ section: OnboardingSection,
        _ request: Request,
        _ context: MemberContext
    ) async throws -> Response {
        let known = try await self.known(context)
        let today = context.signedIn.day(at: self.now())
        let sent = try await request.form(OnboardingAnswersForm.self)
        let steps = section.steps(of: known, only: sent.only, on: today)
        let before = known.form(for: steps, in: context.signedIn.units, today: today)
        let form = sent.keepingRest(of: before).asking(steps, today: today, cycle: known.health.cycle)
        return try await form.submit(again: { try self.page(section, known, form, $0, context) }) { answers in
            try await self.answers(context).keep(answers, today: today, at: self.now())
            return .onward(to: form.next.isEmpty ? Places.me.path : form.next, toast: Toast("Saved"))
        }
    }

    private func page(
        _ section: OnboardingSection,
        _ known: OnboardingAnswers,
        _ form: OnboardingAnswersForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) throws -> Page {
        let page = QuestionsPage(
            section,
            of: known,
            form,
            errors,
            units: context.signedIn.units,
            today: context.signedIn.day(at: self.now()),
            isUnreadable: known.health.isUnreadable,
            frame: self.views.frame(
                form.detail?.title ?? form.only?.title ?? section.title,
                back: form.next.isEmpty ? Places.me.path : form.next,
                tab: .me,
                in: context
            )
        )
        return try self.views.render(page)
    }

    private func known(_ context: MemberContext) async throws -> OnboardingAnswers {
        guard let known = try await self.answers(context).known() else { throw SignInRequired() }
        return known
    }

    private func answers(_ context: MemberContext) -> OnboardingAnswerStore {
        OnboardingAnswerStore(database: self.database, seal: self.seal, owner: context.signedIn.id)
    }
}
