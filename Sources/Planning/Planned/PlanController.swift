import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Notices
import Storage
import Web

/// Serves planned workouts, for browsers and devices.
///
/// | route | does |
/// |---|---|
/// | `GET /plans/new?day=&at=`, `POST /plans` | chooses what to do at a time; plans it |
/// | `POST /plans/making` | leads to making a workout first, and back with what was typed |
/// | `GET /plans/{id}` | a plan: to begin, to move, to remove |
/// | `GET /plans/{id}/workout?workoutId=`, `POST /plans/{id}/workout` | chooses what is trained at its time |
/// | `POST /plans/{id}/move`, `…/settlement` | gives it another time; says what became of it |
/// | `POST /plans/{id}/calendar` | puts it into the calendar that takes workouts, or keeps it out |
/// | `GET /plans/{id}/asking` | leads a notice's button to where whoever agreed to it is asked for another time |
/// | `POST /plans/{id}/move/removal` | undoes a move |
/// | `POST /plans/{id}/removal`, `…/restoration` | takes it away, with Undo |
/// | `GET`, `PATCH`, `DELETE /api/v1/planned-workouts/{id}`, `POST /api/v1/planned-workouts` | for devices |
struct PlanController: Controller {
    let maker: PlanMaker
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.newPlan, use: self.new)
        own.post(PlanLinks.all, use: self.create)
        own.post(PlanLinks.making, use: self.make)
        own.get(PlanLinks.plan, use: self.show)
        own.post(PlanLinks.move, use: self.move)
        own.post(PlanLinks.moveRemoval, use: self.moveBack)
        own.get(PlanLinks.workout, use: self.choose)
        own.post(PlanLinks.workout, use: self.keepChoice)
        own.post(PlanLinks.calendar, use: self.keepInCalendar)
        own.get(PlanLinks.asking, use: self.ask)
        own.post(PlanLinks.settlement, use: self.settle)
        own.post(PlanLinks.removal, use: self.remove)
        own.post(PlanLinks.restoration, use: self.restore)
        let api = routes.api()
        api.post(PlanAPI.all, use: self.answerCreate)
        api.get(PlanAPI.plan, use: self.answer)
        api.patch(PlanAPI.plan, use: self.answerChange)
        api.delete(PlanAPI.plan, use: self.answerRemove)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(of: try await self.find(in: context), FormErrors(), in: context)
    }

    func move(request: Request, context: MemberContext) async throws -> Response {
        let plan = try await self.find(in: context)
        let form = try await self.change(request)
        return try await form.submit(again: { try await self.page(of: plan, $0, form, in: context) }) { values in
            guard let moved = try await self.changedNow(plan, by: values, context) else {
                // Shows the stored plan, and the form with the attempted change, which can be sent again.
                let errors = FormErrors("form", Self.changedMeanwhile)
                let plan = try await self.find(in: context)
                return try await self.page(of: plan, errors, form, status: .conflict, in: context).response()
            }
            let day = CalendarDay(Date(milliseconds: moved.time.start), in: context.signedIn.timeZone)
            return .onward(
                to: FreeTimeLinks.week(day),
                toast: Toast(
                    "\(plan.title) moved to \(self.words(moved, in: context))",
                    undo: PlanLinks.moveBack(moved, to: PlanBefore(plan))
                )
            )
        }
    }

    func moveBack(request: Request, context: MemberContext) async throws -> Response {
        let values = try request.query(PlanBackForm.self).values()
        let plan = try await self.find(in: context)
        let back = try await self.maker.moveBack(
            plan,
            version: values.version,
            to: values.before,
            of: context.signedIn.id
        )
        guard let back else { throw self.missing }
        guard back.done else { throw self.stale }
        try await self.settleNotices(of: plan.id, answer: "", context)
        let day = CalendarDay(Date(milliseconds: back.planned.time.start), in: context.signedIn.timeZone)
        return .onward(to: FreeTimeLinks.week(day), toast: Toast("\(plan.title) is back where it was"))
    }

    func ask(request: Request, context: MemberContext) async throws -> Response {
        let plan = try await self.find(in: context)
        let partner = try await self.maker.partner(in: plan, of: context.signedIn.id)
        let hasChat = self.frame(plan.title, in: context).hasChat
        return .onward(to: partner.flatMap { hasChat ? $0.askPath : nil } ?? PlanLinks.plan(plan.id))
    }

    func settle(request: Request, context: MemberContext) async throws -> Response {
        let plan = try await self.find(in: context)
        let settled = try await self.changed(
            plan,
            by: try await self.change(request).values(),
            context
        ).settled
        let words =
            switch settled {
            case .done: "Well done"
            case .letGo: "Let go, and that's fine"
            case nil: "Taken back"
            }
        let undo = settled == nil ? "" : PlanLinks.settlementRemoval(plan.id)
        return .onward(to: Places.freeTime.path, toast: Toast(words, undo: undo))
    }

    /// Reads a change, which may stand in the query, because a notice's button and Undo send no form.
    func change(_ request: Request) async throws -> PlanChangeForm {
        let form = try await request.form(PlanChangeForm.self)
        let isSent = ["day", "settled", "inCalendar"].contains(where: form.input.has)
        return isSent ? form : try request.query(PlanChangeForm.self)
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: self.missing)
        guard let removed = try await self.maker.store(of: context.signedIn.id).remove(id, at: self.maker.now) else {
            throw self.missing
        }
        try await self.settleNotices(of: id, answer: Self.removed, context)
        let day = CalendarDay(Date(milliseconds: removed.planned.time.start), in: context.signedIn.timeZone)
        let toast = Toast("\(removed.planned.title) is no longer planned", undo: PlanLinks.restoration(id))
        return .onward(to: FreeTimeLinks.week(day), toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: self.missing)
        guard let plan = try await self.maker.restore(id, of: context.signedIn.id) else {
            throw NotFound("This was taken away too long ago. Plan it anew.")
        }
        try await self.settleNotices(of: plan.id, answer: "", context)
        let day = CalendarDay(Date(milliseconds: plan.time.start), in: context.signedIn.timeZone)
        return .onward(to: FreeTimeLinks.week(day), toast: Toast("\(plan.title) is planned again"))
    }

    /// Answers 201 the first time, and 200 with the stored plan when the same request is sent again.
    func answerCreate(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(PlanForm.self).values()
        guard values.id != nil else { throw FormErrors.requestID() }
        let planned = try await self.maker.plan(values, for: context.signedIn)
        return try await self.answer(planned.planned, planned.isNew ? .created : .ok, context)
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.answer(try await self.find(in: context), .ok, context)
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        let plan = try await self.find(in: context)
        let values = try await request.form(PlanChangeForm.self).values()
        guard values.version != nil else { throw FormErrors("version", "Send the version you read.") }
        return try await self.answer(try await self.changed(plan, by: values, context), .ok, context)
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: self.missing)
        let version = try request.query(RemovalForm.self).values().version
        let removed = try await self.maker.store(of: context.signedIn.id)
            .remove(id, version: version, at: self.maker.now)
        guard let removed else { throw self.missing }
        guard removed.done else { throw self.stale }
        try await self.settleNotices(of: id, answer: Self.removed, context)
        return Response(status: .noContent)
    }

    func find(in context: MemberContext) async throws -> PlannedWorkout {
        let plan = try await self.maker.store(of: context.signedIn.id).find(try context.id(orElse: self.missing))
        guard let plan else { throw self.missing }
        return plan
    }

    /// Throws 409 when the plan changed since its version.
    func changed(
        _ plan: PlannedWorkout,
        by values: PlanChangeForm.Values,
        _ context: MemberContext
    ) async throws -> PlannedWorkout {
        guard let changed = try await self.changedNow(plan, by: values, context) else { throw self.stale }
        return changed
    }

    /// Returns nil when the plan changed since its version.
    private func changedNow(
        _ plan: PlannedWorkout,
        by values: PlanChangeForm.Values,
        _ context: MemberContext
    ) async throws -> PlannedWorkout? {
        guard let changed = try await self.maker.change(plan.id, by: values, of: context.signedIn) else {
            throw self.missing
        }
        guard changed.done else { return nil }
        // What is trained then answers no question about its time, nor does where it is written.
        if values.workout == nil, values.inCalendar == nil {
            try await self.settleNotices(of: plan.id, answer: values.answerWords, context)
        }
        return changed.planned
    }

    private func settleNotices(of plan: String, answer: String, _ context: MemberContext) async throws {
        let (id, now) = (context.signedIn.id, self.maker.now)
        try await self.maker.weeks.database.write {
            try Notice.settle(id, path: PlanLinks.plan(plan), answer: answer, at: now, in: $0)
        }
    }

    private static let removed = "You took it off the plan."

    private var missing: NotFound { NotFound("This isn't planned any more.") }

    private var stale: Conflict { Conflict(Self.changedMeanwhile) }

    private static let changedMeanwhile =
        "This plan changed since you opened it. Look again and repeat your change."

    /// Returns text such as "tomorrow, 17:00–18:00".
    func words(_ plan: PlannedWorkout, in context: MemberContext) -> String {
        let (zone, today) = (context.signedIn.timeZone, context.signedIn.day(at: self.maker.now))
        let day = CalendarDay(Date(milliseconds: plan.time.start), in: zone)
        return "\(DayName(day, today: today).inSentence), \(plan.time.clock(in: zone))"
    }

    private func answer(
        _ plan: PlannedWorkout,
        _ status: HTTPResponse.Status,
        _ context: MemberContext
    ) async throws -> JSONResponse {
        let known = try await self.maker.states(of: [plan], for: context.signedIn).first
        return JSONResponse(PlanResponse(known ?? FreeWeek.Plan(workout: plan, state: .ahead)), status: status)
    }

    private func songs(of workout: String?, _ member: Member.ID) async throws -> [WorkoutSongs] {
        guard let workout else { return [] }
        return try await self.maker.weeks.training.songs(member, workout)
    }

    func page(
        of plan: PlannedWorkout,
        _ errors: FormErrors,
        _ form: PlanChangeForm? = nil,
        status: HTTPResponse.Status? = nil,
        in context: MemberContext
    ) async throws -> Page {
        let member = context.signedIn
        let known = try await self.maker.states(of: [plan], for: member).first
        let workouts = try await self.maker.workouts(of: member.id)
        let chosen = [plan.workout].compactMap(\.self)
        let partner = try await self.maker.partner(in: plan, of: member.id)
        let minutes = try await self.maker.minutes(in: plan, agreed: partner != nil, of: member.id)
        return try self.views.render(
            PlanPage(
                known ?? FreeWeek.Plan(workout: plan, state: .ahead),
                errors,
                form,
                status: status,
                workout: workouts.first { $0.id == plan.workout },
                proposal: workouts.proposed(for: minutes),
                minutes: minutes,
                hasWorkouts: !workouts.isEmpty,
                figures: try await self.maker.weeks.training.figures(member.id, chosen).values.first ?? [],
                songs: try await self.songs(of: plan.workout, member.id),
                offer: try await self.maker.weeks.offer(for: plan, of: member),
                partner: partner,
                inCalendar: try await self.maker.isInCalendar(plan, of: member.id),
                calendar: try await self.maker.calendar(of: member.id)?.name ?? "",
                today: member.day(at: self.maker.now),
                zone: member.timeZone,
                frame: self.frame(plan.title, in: context)
            )
        )
    }

    func frame(_ title: String, in context: MemberContext) -> Frame {
        self.views.frame(title, back: Places.freeTime.path, tab: .training, help: Places.help("free-time"), in: context)
    }
}
