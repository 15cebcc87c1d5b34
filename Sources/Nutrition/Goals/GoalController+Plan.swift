import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Web

/// Plans a goal: the form, its preview, and setting it.
extension GoalController {
    func plan(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        guard let known = try await self.planner.goalBaseline(member.id) else { return .onward(to: Places.goal.path) }
        let asked = try request.query(GoalForm.self).input["version"]
        if !asked.isEmpty {
            guard let goal = try await self.planner.goals(of: member).current(), String(goal.version) == asked else {
                return .onward(to: Places.goal.path)
            }
            let plan = GoalPlan(known.body, keeping: goal.terms)
            let form = GoalForm(showing: plan, version: goal.version, in: member.units)
            return try await self.page(form, plan, from: known, in: context).response()
        }
        let today = self.planner.today(of: member)
        let plan = GoalPlan.suggested(for: known, today: today)
        let form =
            plan.map { GoalForm(showing: $0, version: nil, in: member.units) }
            ?? GoalForm(showing: known, today: today, in: member.units)
        return try await self.page(form, plan, from: known, in: context).response()
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let form = try await self.form(request, in: context)
        guard let known = try await self.planner.goalBaseline(context.signedIn.id) else {
            return .onward(to: Places.goal.path)
        }
        return try await form.submit(again: { try await self.page(form, $0, from: known, in: context) }) { draft in
            let plan = try await self.plan(draft, from: known, of: context.signedIn)
            guard case .accepted = plan.judged() else {
                return try await self.page(form, plan, draft, from: known, in: context).response()
            }
            return try await self.set(plan, draft, of: context.signedIn)
        }
    }

    func preview(request: Request, context: MemberContext) async throws -> Response {
        let form = try await self.form(request, in: context)
        let isFragment = ResponseFormat(request, in: context) == .fragment
        guard let known = try await self.planner.goalBaseline(context.signedIn.id) else {
            return .onward(to: Places.goal.path)
        }
        let page = try await form.look(
            again: {
                isFragment ? try self.fragment(.waiting) : try await self.page(form, $0, from: known, in: context)
            },
            { draft in
                let plan = try await self.plan(draft, from: known, of: context.signedIn)
                return isFragment
                    ? try self.fragment(GoalPreview(plan, draft, in: context.signedIn.units))
                    : try await self.page(form, plan, draft, from: known, in: context)
            }
        )
        return page.response()
    }

    /// Sets the proposal that was shown, or shows another when it is no longer safe.
    func accept(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        let object = try await request.form(GoalObject.self)
        guard let known = try await self.planner.goalBaseline(member.id) else { return .onward(to: Places.goal.path) }
        let draft = try object.values()
        let plan = try await self.plan(draft, from: known, of: member)
        guard case .accepted = plan.judged() else {
            let form = GoalForm(showing: plan, version: draft.version, in: member.units)
            return try await self.page(form, plan, draft, from: known, in: context).response()
        }
        return try await self.set(plan, draft, of: member)
    }

    /// Plans the goal in force anew from the estimated expenditure, or shows another plan when that isn't safe.
    func replan(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        guard let goal = try await self.planner.goals(of: member).current(),
            let known = try await self.planner.goalBaseline(member.id),
            let plan = try await self.planner.replanned(goal, from: known, for: member)
        else { return .onward(to: Places.goal.path) }
        guard case .accepted = plan.judged() else {
            let form = GoalForm(showing: plan, version: nil, in: member.units)
            return try await self.page(form, plan, from: known, in: context).response()
        }
        return try await self.set(plan, version: nil, saying: "Planned anew, from today on", of: member)
    }

    private func plan(_ draft: GoalDraft, from known: GoalBaseline, of member: Member) async throws -> GoalPlan {
        guard let plan = try await self.planner.plan(draft, from: known, of: member) else { throw Self.changed }
        return plan
    }

    private func set(_ plan: GoalPlan, _ draft: GoalDraft, of member: Member) async throws -> Response {
        let words = draft.version == nil ? "Your goal is set" : "Your goal is changed"
        return try await self.set(plan, version: draft.version, saying: words, of: member)
    }

    /// Sets the goal, or changes the one at `version`; a new one can be undone, and then the one before counts again.
    private func set(
        _ plan: GoalPlan,
        version: Int64?,
        saying words: String,
        of member: Member
    ) async throws -> Response {
        let before = try await self.planner.goals(of: member).current()
        guard let goal = try await self.planner.save(plan, version: version, of: member) else { throw Self.changed }
        let undo = goal.id == before?.id ? "" : GoalLinks.removal(of: goal.version)
        // With the first goal the diary begins.
        let next = before == nil ? Toast.Step("Log a meal", path: Places.today.path) : nil
        return .onward(to: Places.goal.path, toast: Toast(words, undo: undo, next: next))
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
        from known: GoalBaseline,
        in context: MemberContext
    ) async throws -> Page {
        let preview = plan.map { GoalPreview($0, draft, in: context.signedIn.units) } ?? .waiting
        return try await self.render(form, FormErrors(), preview, from: known, in: context)
    }

    private func page(
        _ form: GoalForm,
        _ errors: FormErrors,
        from known: GoalBaseline,
        in context: MemberContext
    ) async throws -> Page {
        try await self.render(form, errors, .waiting, from: known, in: context)
    }

    private func render(
        _ form: GoalForm,
        _ errors: FormErrors,
        _ preview: GoalPreview,
        from known: GoalBaseline,
        in context: MemberContext
    ) async throws -> Page {
        let title = form.input["version"].isEmpty ? "New goal" : "Change your goal"
        let page = GoalPlanPage(
            form,
            errors,
            preview: preview,
            used: try await self.planner.expenditure(of: context.signedIn, known: known).usable,
            weighedOn: known.weighedOn,
            today: self.planner.today(of: context.signedIn),
            frame: self.views.frame(title, back: Places.goal.path, tab: .me, help: Places.help("goals"), in: context)
        )
        return try self.views.render(page)
    }

    private func fragment(_ preview: GoalPreview) throws -> Page {
        try self.views.render(GoalPreviewPage(preview, assets: self.views.assets.path))
    }
}
