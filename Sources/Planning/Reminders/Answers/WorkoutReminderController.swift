import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of reminders to train, and of the answers to them.
///
/// An answer is the `answer` of a form or an object, or stands in the query, as in notices: `?answer=snooze`. Sending
/// it again is harmless.
///
/// | route | does |
/// |---|---|
/// | `GET /reminders` | the coming reminders and the last month's |
/// | `POST /reminders` | the one switch |
/// | `GET /reminders/{id}` | a reminder with its answers, to which its notice links |
/// | `POST /reminders/{id}/answers` | answers it |
/// | `GET /reminders/{id}/asking` | leads a notice's button to the question until when one is busy |
/// | `POST /reminders/{id}/answers/removal` | takes the answer back |
/// | `GET /api/v1/reminders` | all that a member is reminded of, for a device |
/// | `POST`, `DELETE /api/v1/reminders/{id}/answers` | answers for a device |
struct WorkoutReminderController: Controller {
    let database: any Database
    let views: Views
    let lines: MotivatingLines
    let people: ReminderPeople
    let agreed: AgreedPlans
    /// Finds the list of songs that was made last for a workout; empty without one.
    let songs: @Sendable (Member.ID, _ workout: String) async throws -> [WorkoutSongs]
    let nextFree: @Sendable (Member, _ after: Date) async throws -> Stretch?
    /// Whether a plan was done, as its member's week says.
    let isDone: @Sendable (PlannedWorkout, Member) async throws -> Bool
    /// Plans a member's reminders of today and tomorrow.
    let plan: @Sendable (Member.ID) async throws -> Void
    /// Returns the reminders of other wings, as devices read them.
    let otherReminders: @Sendable (MemberContext) async throws -> any Encodable & Sendable
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.trainingReminders, use: self.list)
        own.post(Places.trainingReminders, use: self.turn)
        own.get(ReminderLinks.reminder, use: self.page)
        own.post(ReminderLinks.answers, use: self.answer)
        own.get(ReminderLinks.asking, use: self.ask)
        own.post(ReminderLinks.removal, use: self.takeBack)
        let api = routes.api()
        api.get(Places.trainingReminders, use: self.answerAll)
        api.post(ReminderLinks.answers, use: self.answerReminder)
        api.delete(ReminderLinks.answers, use: self.answerTakeBack)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let settings = try await FreeTimeStore(database: self.database, owner: member.id).settings()
        let reminders = try await self.reminders(of: member).all()
        let page = WorkoutRemindersPage(
            settings,
            plansOnly: try await PlanReminding(database: self.database, owner: member.id).answer() == true,
            reminders,
            trained: try await self.trained(among: reminders, of: member),
            words: self.words(member),
            frame: self.views.frame(
                "Reminders to train",
                back: Places.training.path,
                tab: .training,
                help: Self.help,
                in: context
            )
        )
        return try self.views.render(page)
    }

    /// Returns the ids of reminders whose time was trained although nobody answered them: free time by a workout that
    /// was finished on its day, a plan by what its week says.
    private func trained(among reminders: [StoredReminder], of member: Member) async throws -> Set<String> {
        let open = reminders.filter(\.mayHaveBeenTrained)
        guard let first = open.map(\.day).min() else { return [] }
        let days = try await TrainedDays.read([member.id], since: first, in: self.database).workouts[member.id] ?? []
        let plans = PlannedWorkoutStore(database: self.database, owner: member.id)
        var trained: Set<String> = []
        for one in open {
            if let id = one.planned {
                guard let plan = try await plans.find(id), try await self.isDone(plan, member) else { continue }
            } else if !days.contains(one.day) {
                continue
            }
            trained.insert(one.id)
        }
        return trained
    }

    func turn(request: Request, context: MemberContext) async throws -> Response {
        let isOn = try await request.form(ReminderSwitchForm.self).values()
        let store = FreeTimeStore(database: self.database, owner: context.signedIn.id)
        let reminding = PlanReminding(database: self.database, owner: context.signedIn.id)
        if try await reminding.answer() != nil { try await reminding.put(isOn, at: self.now()) }
        guard var settings = try await store.settings() else {
            guard isOn else { return .onward(to: Places.trainingReminders.path, toast: Toast("Reminders are off")) }
            return .onward(to: Places.freeTimeSettings.path, toast: Toast("Say first when you would train"))
        }
        settings.reminds = isOn
        try await store.put(settings, at: self.now())
        // What is to come stands on the page that follows; else the change's own job brings it in a moment.
        if isOn { try? await self.plan(context.signedIn.id) }
        return .onward(to: Places.trainingReminders.path, toast: Toast(isOn ? "Reminders are on" : "Reminders are off"))
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let asked = try request.query(ReminderAnswerForm.self).input["answer"]
        return try await self.page(
            try await self.found(context),
            FormErrors(),
            asksUntil: asked == WorkoutReminder.Answer.busy.rawValue,
            in: context
        )
    }

    func ask(request: Request, context: MemberContext) async throws -> Response {
        .onward(to: ReminderLinks.busy(try await self.found(context).id))
    }

    func answer(request: Request, context: MemberContext) async throws -> Response {
        let form = try await self.form(request)
        let again = { (errors: FormErrors) in
            try await self.page(try await self.found(context), errors, until: form.input["until"], in: context)
        }
        return try await form.submit(again: again) {
            let stored = try await self.answered($0, context)
            return .onward(to: ReminderLinks.reminder(stored.id), toast: self.toast(stored, context.signedIn))
        }
    }

    func takeBack(request: Request, context: MemberContext) async throws -> Response {
        let stored = try await self.takenBack(context)
        // Who was busy for a while sees all of the free time at once; else the change's own job brings it in a moment.
        try? await self.plan(context.signedIn.id)
        return .onward(to: ReminderLinks.reminder(stored.id), toast: Toast("Taken back"))
    }

    func answerReminder(request: Request, context: MemberContext) async throws -> JSONResponse {
        let answer = try await self.form(request).values()
        return JSONResponse(WorkoutReminderResponse(try await self.answered(answer, context), self.lines))
    }

    func answerTakeBack(request: Request, context: MemberContext) async throws -> JSONResponse {
        let stored = try await self.takenBack(context)
        return JSONResponse(WorkoutReminderResponse(stored, self.lines))
    }

    private func takenBack(_ context: MemberContext) async throws -> StoredReminder {
        let stored = try await FormErrors.sayingRefusal {
            try await self.store(context).takeBack(try context.id(orElse: Self.gone), at: self.now())
        }
        return try await self.told(stored)
    }

    private func answered(
        _ values: ReminderAnswerForm.Values,
        _ context: MemberContext
    ) async throws -> StoredReminder {
        let stored = try await self.found(context)
        var proposal: ProposedWorkout?
        if values.answer == .checkIn, stored.planned == nil { proposal = try await self.proposal(for: stored) }
        let until = try self.end(values.until, stored, context.signedIn)
        let answered = try await FormErrors.sayingRefusal { [proposal] in
            try await self.store(context)
                .answer(stored.id, values.answer, until: until, proposal: proposal, at: self.now())
        }
        return try await self.told(answered)
    }

    /// Returns the end that was said; a time after midnight is the next day's where it is soon or within the slot.
    ///
    /// Throws a complaint for a time that is over or before the slot.
    private func end(_ until: ClockTime?, _ stored: StoredReminder, _ member: Member) throws -> Int64? {
        guard let until else { return nil }
        let first = max(stored.slot.start, self.now().milliseconds)
        let last = max(stored.slot.end, first + Self.soon)
        let ends = [stored.day, stored.day.adding(days: 1)].map {
            WallClock(member.timeZone).instant(of: $0, minutes: until.minutes).milliseconds
        }
        guard let end = ends.first(where: { $0 > first }), end == ends.first || end <= last else {
            throw FormErrors("until", "Choose a time after \(self.words(member).clock(first)).")
        }
        return end
    }

    /// How long somebody may be busy over midnight: six hours, in milliseconds.
    private static let soon: Int64 = 6 * 3_600_000

    private func proposal(for stored: StoredReminder) async throws -> ProposedWorkout? {
        try await self.people.proposal(stored.owner, stored.reminder.minutes(at: self.now().milliseconds))
    }

    private func page(
        _ stored: StoredReminder,
        _ errors: FormErrors,
        until typed: String = "",
        asksUntil: Bool = false,
        in context: MemberContext
    ) async throws -> Page {
        let (member, now) = (context.signedIn, self.now())
        let words = self.words(member)
        var proposal: ProposedWorkout?
        var next: Stretch?
        var isToMove = stored.reminder.isTooShort(at: now.milliseconds)
        var planned: PlannedWorkout?
        // A check-in to free time put a workout on the plan, under the reminder's own id.
        planned = try await PlannedWorkoutStore(database: self.database, owner: member.id)
            .find(stored.planned ?? stored.id)
        switch stored.reminder.state {
        case .due, .sent, .snoozed, .checkedIn:
            if planned?.workout == nil { proposal = try await self.proposal(for: stored) }
        case .busy, .notToday, .missed, .gone:
            isToMove = true
        }
        if isToMove { next = try await self.nextFree(member, max(now, Date(milliseconds: stored.slot.end))) }
        let workout = planned?.workout ?? proposal?.id
        var songs: [WorkoutSongs] = []
        if let workout { songs = try await self.songs(member.id, workout) }
        let page = WorkoutReminderPage(
            stored,
            line: self.lines[stored.line]?.text ?? "",
            planned: planned,
            isTrained: try await !self.trained(among: [stored], of: member).isEmpty,
            proposal: proposal,
            songs: songs,
            next: next,
            complaints: errors["answer"],
            until: FieldView(
                value: errors.isEmpty ? words.clock(stored.slot.end) : typed,
                complaints: errors["until"]
            ),
            asksUntil: asksUntil || !errors["until"].isEmpty,
            words: words,
            frame: self.views.frame(
                "Time to train",
                back: Places.trainingReminders.path,
                tab: .training,
                help: Self.help,
                in: context
            )
        )
        return try self.views.render(page)
    }

    /// Reads the answer, which may stand in the query, because a notice's button sends no form.
    private func form(_ request: Request) async throws -> ReminderAnswerForm {
        let form = try await request.form(ReminderAnswerForm.self)
        return form.input.has("answer") ? form : try request.query(ReminderAnswerForm.self)
    }

    private func toast(_ stored: StoredReminder, _ member: Member) -> Toast? {
        let undo = ReminderLinks.removal(stored.id)
        return switch stored.reminder.state {
        case .checkedIn: Toast("Checked in", undo: undo)
        // The page says so itself, and has the way back; a toast would lie on what it offers next.
        case .busy, .notToday: nil
        case .snoozed(let until): Toast("Back \(self.words(member).moment(until))")
        case .due, .sent, .missed, .gone: nil
        }
    }

    private func found(_ context: MemberContext) async throws -> StoredReminder {
        try await self.told(try await self.store(context).find(try context.id(orElse: Self.gone)))
    }

    private func told(_ stored: StoredReminder?) async throws -> StoredReminder {
        guard let stored else { throw Self.gone }
        return stored
    }

    private static let gone = NotFound("That reminder is gone, as old ones are. Your next ones are under Reminders.")

    private func words(_ member: Member) -> ReminderWords {
        ReminderWords(member.timeZone, now: self.now().milliseconds)
    }

    private func store(_ context: MemberContext) -> WorkoutReminderStore { self.reminders(of: context.signedIn) }

    func reminders(of member: Member) -> WorkoutReminderStore {
        WorkoutReminderStore(database: self.database, owner: member.id, agreed: self.agreed)
    }

    private static let help = Places.help("training-reminders")
}
