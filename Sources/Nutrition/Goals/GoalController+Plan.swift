import HTTPTypes
import HealthMath
import Hummingbird
import Web

/// Planning a goal: the form, what it would mean, and setting it.
extension GoalController {
    func plan(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        guard let known = try await self.planner.goalBaseline(member.id) else { return .onward(to: "/goal") }
        let asked = try request.query(GoalForm.self).input["version"]
        if !asked.isEmpty {
            guard let goal = try await self.planner.goals(of: member).current(), String(goal.version) == asked else {
                return .onward(to: "/goal")
            }
            let plan = GoalPlan(known.body, keeping: goal.terms)
            return try await self.page(
                GoalForm(showing: plan, version: goal.version, in: member.units),
                plan,
                in: context
            )
        }
        let today = self.planner.today(of: member)
        guard let plan = GoalPlan.suggested(for: known, today: today) else {
            return try await self.page(GoalForm(showing: known, today: today, in: member.units), nil, in: context)
        }
        return try await self.page(GoalForm(showing: plan, version: nil, in: member.units), plan, in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let form = try await self.form(request, in: context)
        switch try await self.planner.read(form, of: context.signedIn) {
        case .unknownBody: return .onward(to: "/goal")
        case .unreadable(let errors): return try await self.page(form, errors, in: context)
        case .plan(let plan, let draft):
            guard case .accepted = plan.judged() else { return try await self.page(form, plan, draft, in: context) }
            return try await self.set(plan, draft, of: context.signedIn)
        }
    }

    func preview(request: Request, context: MemberContext) async throws -> Response {
        let form = try await self.form(request, in: context)
        let isFragment = ResponseFormat(request, in: context) == .fragment
        switch try await self.planner.read(form, of: context.signedIn) {
        case .unknownBody: return .onward(to: "/goal")
        case .unreadable(let errors):
            return isFragment ? try self.fragment(.waiting) : try await self.page(form, errors, in: context)
        case .plan(let plan, let draft):
            return isFragment
                ? try self.fragment(GoalPreview(plan, draft, in: context.signedIn.units))
                : try await self.page(form, plan, draft, in: context)
        }
    }

    /// Takes the proposal that was shown; should it be safe no more, says so with another.
    func accept(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        switch try await self.planner.read(try await request.form(GoalObject.self), of: member) {
        case .unknownBody: return .onward(to: "/goal")
        case .unreadable(let errors): throw errors
        case .plan(let plan, let draft):
            guard case .accepted = plan.judged() else {
                let form = GoalForm(showing: plan, version: draft.version, in: member.units)
                return try await self.page(form, plan, draft, in: context)
            }
            return try await self.set(plan, draft, of: member)
        }
    }

    /// Plans the goal in force anew from what the body was found to use; when that isn't safe, says so with another.
    func replan(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        guard let goal = try await self.planner.goals(of: member).current(),
            let plan = try await self.planner.replanned(goal, for: member)
        else { return .onward(to: "/goal") }
        guard case .accepted = plan.judged() else {
            return try await self.page(GoalForm(showing: plan, version: nil, in: member.units), plan, in: context)
        }
        _ = try await self.planner.save(plan, version: nil, of: member)
        return .onward(to: "/goal", toast: Toast("Planned anew, from today on"))
    }

    private func set(_ plan: GoalPlan, _ draft: GoalDraft, of member: Member) async throws -> Response {
        _ = try await self.planner.save(plan, version: draft.version, of: member)
        return .onward(to: "/goal", toast: Toast(draft.version == nil ? "Your goal is set" : "Your goal is changed"))
    }

    private func form(_ request: Request, in context: MemberContext) async throws -> GoalForm {
        var form = try await request.form(GoalForm.self)
        form.units = context.signedIn.units
        return form
    }

    private func page(
        _ form: GoalForm,
        _ plan: GoalPlan?,
        _ draft: GoalDraft? = nil,
        in context: MemberContext
    ) async throws -> Response {
        let preview = plan.map { GoalPreview($0, draft, in: context.signedIn.units) } ?? .waiting
        return try await self.render(form, FormErrors(), preview, in: context)
    }

    private func page(_ form: GoalForm, _ errors: FormErrors, in context: MemberContext) async throws -> Response {
        try await self.render(form, errors, .waiting, in: context)
    }

    private func render(
        _ form: GoalForm,
        _ errors: FormErrors,
        _ preview: GoalPreview,
        in context: MemberContext
    ) async throws -> Response {
        let title = form.input["version"].isEmpty ? "New goal" : "Change your goal"
        let page = GoalPlanPage(
            form,
            errors,
            preview: preview,
            used: try await self.planner.expenditure(of: context.signedIn).usable,
            today: self.planner.today(of: context.signedIn),
            frame: self.views.frame(title, back: "/goal", tab: .me, help: "/help#goals", in: context)
        )
        return try self.views.render(page).response()
    }

    private func fragment(_ preview: GoalPreview) throws -> Response {
        try self.views.render(GoalPreviewPage(preview, assets: self.views.assets.path)).response()
    }
}
