import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Plans workouts.
extension PlanController {
    func new(request: Request, context: MemberContext) async throws -> Page {
        var form = try request.query(PlanForm.self)
        let day = CalendarDay(form.input["day"]) ?? context.signedIn.day(at: self.maker.now)
        let at = ClockTime(form.input["at"]) ?? ClockTime(minutes: 17 * 60)
        let settings = try await self.maker.settings(of: context.signedIn.id)
        let proposed = try await self.maker.workouts(of: context.signedIn.id).proposed(for: settings.workout)
        // A workout that was made for this time comes back with its id.
        let asked = RowID.read(form.input["workoutId"])
        let fields = [
            "requestId": RowID.new(), "day": day.description, "at": at.text, "workoutId": asked ?? proposed?.id ?? "",
        ]
        form = PlanForm(FormInput(fields.merging(PlanForm.ticks(form.input)) { $1 }))
        return try await self.page(form, FormErrors(), in: context)
    }

    func create(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(PlanForm.self)
        return try await form.submit(again: { try await self.page(form, $0, in: context) }) { values in
            let planned = try await self.maker.plan(values, for: context.signedIn).planned
            let day = CalendarDay(Date(milliseconds: planned.time.start), in: context.signedIn.timeZone)
            let words = self.words(planned, in: context)
            let toast = Toast("\(planned.title) is planned for \(words)", undo: PlanLinks.removal(planned.id))
            return .onward(to: FreeTimeLinks.week(day), toast: toast)
        }
    }

    func make(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(PlanForm.self)
        let next = PlanLinks.new(typed: form.input)
        return .onward(to: "\(Places.newWorkout.path)?next=\(next.escapedForAddress)")
    }

    private func page(_ form: PlanForm, _ errors: FormErrors, in context: MemberContext) async throws -> Page {
        let member = context.signedIn
        return try self.views.render(
            NewPlanPage(
                form,
                errors,
                workouts: try await self.maker.workouts(of: member.id),
                settings: try await self.maker.settings(of: member.id),
                calendar: try await self.maker.calendar(of: member.id),
                asksReminding: try await self.maker.asksReminding(of: member.id),
                today: member.day(at: self.maker.now),
                frame: self.frame("Plan a workout", in: context)
            )
        )
    }
}
