import Hummingbird
import Members
import Web

/// Makes a workout for the time that somebody has, without asking more.
extension WorkoutController {
    /// Makes one like the last, as long as the time allows, and leads to it.
    func propose(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(ProposalForm.self)
        let asked = try form.values()
        let facts = try await self.maker.facts(context.signedIn.id)
        let preset = try await self.preset(for: context, facts)
        var like = preset.request
        like.minutes = WorkoutRequest.length(within: asked.minutes)
        like.gear = try await self.gear(of: context).gear(at: like.place) ?? like.gear
        like.dayAfter = nil
        let values = WorkoutForm.Values(
            id: asked.id,
            title: "",
            about: "",
            request: like,
            goal: preset.goal,
            seed: .random(in: WorkoutLimits.seed)
        )
        return self.onward(with: try await self.maker.make(values, for: context.signedIn).workout, to: form.next)
    }
}
