import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Workouts that buddies plan together.
///
/// | route | does |
/// |---|---|
/// | `GET /together/chats/{id}/workouts/new` | shows the hours at which both are free, to propose one |
/// | `POST /together/chats/{id}/workouts` | proposes an hour, with a card in the chat |
/// | `POST /together/chats/{id}/workouts/{workout}/acceptance` | puts it on both plans |
/// | `POST /together/chats/{id}/workouts/{workout}/refusal` | declines it, or takes one's own back |
/// | `POST /together/chats/{id}/workouts/{workout}/restoration` | undoes that |
/// | `GET`, `POST /api/v1/chats/{id}/workouts` | the same for a device |
/// | `POST /api/v1/chats/{id}/workouts/{workout}/acceptance`, `…/refusal` | answers for a device |
struct JointWorkoutController: Controller {
    let joint: JointWorkouts
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.meeting(self.joint.chats.database).part(.chat)
        own.get(JointWorkoutLinks.new, use: self.new)
        own.post(JointWorkoutLinks.all, .changesMember, use: self.propose)
        own.post(JointWorkoutLinks.acceptance, .changesMember, use: self.accept)
        own.post(JointWorkoutLinks.refusal, .changesMember, use: self.refuse)
        own.post(JointWorkoutLinks.restoration, .changesMember, use: self.restore)
        let api = routes.meetingAPI(self.joint.chats.database).part(.chat)
        api.get(JointWorkoutAPI.all, use: self.answer)
        api.post(JointWorkoutAPI.all, .changesMember, use: self.answerProposal)
        api.post(JointWorkoutAPI.acceptance, .changesMember, use: self.answerAcceptance)
        api.post(JointWorkoutAPI.refusal, .changesMember, use: self.answerRefusal)
    }

    func new(request: Request, context: ConfirmedContext) async throws -> Page {
        let member = context.signedIn
        let asked = try request.query(JointWorkoutForm.self).input["replaces"]
        let (chat, buddy) = try await self.found(context)
        let hours = try await self.hours(of: member, with: buddy)
        let first = hours.all.first?.lowerBound
        let tomorrow = member.day(at: self.joint.chats.now()).adding(days: 1)
        let form = JointWorkoutForm(
            FormInput([
                "day": (first.map { CalendarDay($0, in: member.timeZone) } ?? tomorrow).description,
                "at": first.map { ChatTime.clock($0, in: member.timeZone) } ?? "17:00",
                "minutes": String(JointWorkoutForm.usualLength), "replaces": RowID.read(asked) ?? "",
            ])
        )
        return try await self.page(form, FormErrors(), hours, with: buddy, in: chat, context)
    }

    func propose(request: Request, context: ConfirmedContext) async throws -> Response {
        let (chat, buddy) = try await self.found(context)
        let form = try await request.form(JointWorkoutForm.self)
        return try await form.submit(again: { errors in
            let hours = try await self.hours(of: context.signedIn, with: buddy)
            return try await self.page(form, errors, hours, with: buddy, in: chat, context)
        }) { values in
            _ = try await self.joint.propose(values, to: buddy, in: chat, by: context.signedIn)
            return .onward(to: ChatLinks.chat(chat) + "#latest", toast: Toast("Proposed to \(buddy.firstName)"))
        }
    }

    func accept(request: Request, context: ConfirmedContext) async throws -> Response {
        let (chat, buddy) = try await self.found(context)
        let workout = try self.workout(context)
        return try await self.answered(in: chat, Toast("It stands on both your plans")) {
            _ = try await self.joint.accept(workout, of: buddy, in: chat, by: context.signedIn)
        }
    }

    func refuse(request: Request, context: ConfirmedContext) async throws -> Response {
        let (chat, buddy) = try await self.found(context)
        let workout = try self.workout(context)
        let toast = Toast("Not at that hour, then", undo: JointWorkoutLinks.restoration.path(chat, workout))
        return try await self.answered(in: chat, toast) {
            try await self.joint.refuse(workout, with: buddy, by: context.signedIn)
        }
    }

    func restore(request: Request, context: ConfirmedContext) async throws -> Response {
        let (chat, buddy) = try await self.found(context)
        let workout = try self.workout(context)
        return try await self.answered(in: chat, Toast("It waits for an answer again")) {
            try await self.joint.restore(workout, with: buddy, by: context.signedIn)
        }
    }

    /// Leads back to the chat, also from a tap that came too late: its page says why nothing was done.
    private func answered(
        in chat: String,
        _ done: Toast,
        _ answer: () async throws -> Void
    ) async throws -> Response {
        var toast = done
        do {
            try await answer()
        } catch let missing as NotFound {
            toast = Toast(missing.words)
        } catch let conflict as Conflict {
            toast = Toast(conflict.words)
        }
        return .onward(to: ChatLinks.chat(chat) + "#latest", toast: toast)
    }

    func answer(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let (_, buddy) = try await self.found(context)
        return JSONResponse(
            JointWorkoutsResponse(
                try await self.joint.ahead(with: buddy, of: context.signedIn),
                try await self.joint.commonTimes(of: context.signedIn, with: buddy)?.times,
                for: context.signedIn.id
            )
        )
    }

    /// Answers 201 the first time, and 200 when the same request is sent again.
    func answerProposal(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let (chat, buddy) = try await self.found(context)
        let values = try await request.form(JointWorkoutForm.self).values()
        let proposed = try await self.joint.propose(values, to: buddy, in: chat, by: context.signedIn)
        return JSONResponse(
            JointWorkoutResponse(proposed.workout, for: context.signedIn.id),
            status: proposed.isNew ? .created : .ok
        )
    }

    func answerAcceptance(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let (chat, buddy) = try await self.found(context)
        let accepted = try await self.joint.accept(
            try self.workout(context),
            of: buddy,
            in: chat,
            by: context.signedIn
        )
        return JSONResponse(JointWorkoutResponse(accepted, for: context.signedIn.id))
    }

    func answerRefusal(request: Request, context: ConfirmedContext) async throws -> Response {
        let (_, buddy) = try await self.found(context)
        try await self.joint.refuse(try self.workout(context), with: buddy, by: context.signedIn)
        return Response(status: .noContent)
    }

    private func found(_ context: ConfirmedContext) async throws -> (chat: String, buddy: Person) {
        let chat = try context.id(orElse: JointWorkouts.gone)
        return (chat, try await self.joint.buddy(in: chat, of: context.signedIn))
    }

    private func workout(_ context: ConfirmedContext) throws -> String {
        try context.id("workout", orElse: JointWorkouts.gone)
    }

    /// Returns the hours that are proposed: those at which both are free, or else those that both gave on their profiles.
    private func hours(of member: Member, with buddy: Person) async throws -> NewJointWorkoutPage.Hours {
        let common = try await self.joint.commonTimes(of: member, with: buddy)
        let hasFree = common.map { !$0.times.isEmpty } ?? false
        let stated = hasFree ? [] : try await self.joint.statedTimes(of: member, with: buddy)
        return NewJointWorkoutPage.Hours(common: common, stated: stated)
    }

    private func page(
        _ form: JointWorkoutForm,
        _ errors: FormErrors,
        _ hours: NewJointWorkoutPage.Hours,
        with buddy: Person,
        in chat: String,
        _ context: ConfirmedContext
    ) async throws -> Page {
        var replaced: JointWorkout?
        if let id = RowID.read(form.input["replaces"]) {
            replaced = try await self.joint.agreed(id, with: buddy, of: context.signedIn)
        }
        return try self.views.render(
            NewJointWorkoutPage(
                form,
                errors,
                chat: chat,
                buddy: buddy,
                replaced: replaced,
                hours: hours,
                member: context.signedIn,
                now: self.joint.chats.now(),
                frame: self.views.frame(
                    replaced == nil ? "Train with \(buddy.firstName)" : "Another time with \(buddy.firstName)",
                    back: ChatLinks.chat(chat),
                    tab: .together,
                    help: TogetherLinks.help,
                    in: context
                )
            )
        )
    }
}
