import Hummingbird
import Web

extension PlanController {
    /// Puts a plan into the calendar that takes workouts, or keeps it out.
    func keepInCalendar(request: Request, context: MemberContext) async throws -> Response {
        let plan = try await self.find(in: context)
        let form = try await self.change(request)
        return try await form.submit(again: { try await self.page(of: plan, $0, in: context) }) { values in
            guard values.inCalendar != nil else {
                throw FormErrors("inCalendar", "Say whether it goes into your calendar.")
            }
            let kept = try await self.changed(plan, by: values, context)
            let words = kept.inCalendar ? "stands in your calendar" : "stays out of your calendar"
            let undo = kept.inCalendar == plan.inCalendar ? "" : PlanLinks.calendar(plan.id, plan.inCalendar)
            return .onward(to: PlanLinks.plan(plan.id), toast: Toast("\(plan.title) \(words)", undo: undo))
        }
    }
}
