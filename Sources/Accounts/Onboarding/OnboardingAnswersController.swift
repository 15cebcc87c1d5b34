package import Foundation
import HealthMath
package import Hummingbird
package import Storage
package import Web

/// The answers of the welcome, to be changed at any time.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /me/body` | height, weights, activity, experience |
/// | `GET`, `POST /me/health` | injuries, conditions, limitations, diet, cycle |
/// | `GET`, `POST /me/about` | aim, quote, activities, gym, town |
///
/// Each goes back to the page of ours that `next` names.
package struct OnboardingAnswersController: Sendable {
    let database: any Database
    let seal: Seal
    let views: Views
    let now: @Sendable () -> Date

    package init(database: any Database, seal: Seal, views: Views, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.seal = seal
        self.views = views
        self.now = now
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        for section in OnboardingSection.allCases {
            let path = RouterPath(section.path)
            pages.get(path) { request, context in try await self.show(section, request, context) }
            pages.post(path) { request, context in try await self.save(section, request, context) }
        }
    }

    private func show(
        _ section: OnboardingSection,
        _ request: Request,
        _ context: MemberContext
    ) async throws -> Page {
        let known = try await self.known(context)
        var form = known.form(
            for: section.steps(of: known.body.sex),
            in: context.signedIn.units,
            today: context.signedIn.day(at: self.now())
        )
        form.next = try request.query(OnboardingAnswersForm.self).next
        return try self.page(section, known, form, FormErrors(), context)
    }

    private func save(
        _ section: OnboardingSection,
        _ request: Request,
        _ context: MemberContext
    ) async throws -> Response {
        let form = try await request.form(OnboardingAnswersForm.self)
        let known = try await self.known(context)
        let today = context.signedIn.day(at: self.now())
        switch form.answers(to: section.steps(of: known.body.sex), today: today, known: known.health.cycle) {
        case .invalid(let errors):
            return try self.page(section, known, form, errors, context).response()
        case .valid(let answers):
            try await self.answers(context).keep(answers, today: today, at: self.now())
            return .onward(to: form.next.isEmpty ? "/me" : form.next, toast: Toast("Saved"))
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
            of: known.body.sex,
            form,
            errors,
            units: context.signedIn.units,
            today: context.signedIn.day(at: self.now()),
            isUnreadable: known.health.isUnreadable,
            frame: self.views.frame(section.title, back: form.next.isEmpty ? "/me" : form.next, tab: .me, in: context)
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
