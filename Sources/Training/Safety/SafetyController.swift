import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Web

/// Serves the page of the safety rules that apply to a member's training.
///
/// | route | does |
/// |---|---|
/// | `GET /training/safety` | the rules that hold for them, with sources, and what everybody should know |
/// | `POST /training/safety/agreements`, `…/removal` | says that a doctor agreed to more; takes it back |
struct SafetyController: Controller {
    let safety: SafetyRules
    let views: Views
    let facts: @Sendable (Member.ID) async throws -> TrainingFacts
    /// Stores the day on which a member said that their doctor agreed to more than a rule allows; nil takes it back.
    let agree: @Sendable (Member.ID, SafetyRule.ID, CalendarDay?) async throws -> Void
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(TrainingSafetyLinks.show, use: self.show)
        own.post(TrainingSafetyLinks.agreements, use: self.agreed)
        own.post(TrainingSafetyLinks.agreementsRemoval, use: self.takeBack)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let facts = try await self.facts(member.id)
        let today = member.day(at: self.now())
        let rules = self.safety.holding(for: facts, on: today)
        let frame = self.views.frame(
            "Train safely",
            back: Places.training.path,
            tab: .training,
            help: TrainingHelp.health.path,
            in: context
        )
        let sore = facts.sore.map { (words: $0.words(on: today), places: $0.places(on: today)) } ?? ("", "")
        return try self.views.render(SafetyPage(rules, agreed: facts.agreed, sore: sore, frame: frame))
    }

    func agreed(request: Request, context: MemberContext) async throws -> Response {
        let rule = try await self.rule(request, context)
        try await self.agree(context.signedIn.id, rule.id, context.signedIn.day(at: self.now()))
        return .onward(
            to: TrainingSafetyLinks.show.path,
            toast: Toast("Noted. Begin with a little more, not with all of it")
        )
    }

    func takeBack(request: Request, context: MemberContext) async throws -> Response {
        let rule = try await self.rule(request, context)
        try await self.agree(context.signedIn.id, rule.id, nil)
        let toast = Toast("Taken back: we are careful again", undo: TrainingSafetyLinks.agreeing(rule.id))
        return .onward(to: TrainingSafetyLinks.show.path, toast: toast)
    }

    /// Finds the named rule if it applies to the member and a doctor may relax it; else throws 404.
    private func rule(_ request: Request, _ context: MemberContext) async throws -> SafetyRule {
        let form = try await request.form(AgreementForm.self)
        // Undo names it in the address.
        let id = (form.input.has("rule") ? form : try request.query(AgreementForm.self)).input["rule"]
        let facts = try await self.facts(context.signedIn.id)
        let rules = self.safety.holding(for: facts, on: context.signedIn.day(at: self.now()))
        guard let rule = rules.first(where: { $0.id == id && $0.withDoctor != nil }) else {
            throw NotFound("This isn't up to a doctor's word here. Your health details may have changed.")
        }
        return rule
    }
}
