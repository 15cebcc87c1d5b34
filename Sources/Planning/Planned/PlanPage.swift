import Foundation
import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page of a planned workout: to begin it, to move it, or to drop it.
struct PlanPage: PageModel {
    static let template = "plans/plan"
    var isKept: Bool { true }

    let status: HTTPResponse.Status
    let frame: Frame
    let complaints: [String]
    /// "Tomorrow, 17:00–18:00".
    let timeWords: String
    let stateWords: String
    let isDone: Bool
    /// Whether its time is over without training.
    let isMissed: Bool
    /// The page of the workout, or of one that fits where none is chosen or it is gone; empty without either.
    let workoutPath: String
    /// The title of the one that fits; empty where one is chosen.
    let proposedTitle: String
    let startPath: String
    /// The minutes that a workout may take, without travel and shower, and the same in words; the id of one that is
    /// made for it.
    let freeMinutes: String
    let freeWords: String
    let requestId: String
    let makePath: String
    /// The page on which a workout is chosen for it, and the same with the one that fits.
    let choicePath: String
    let proposalPath: String
    /// Whether there are workouts to choose from.
    let hasWorkouts: Bool
    /// What the workout is like; empty when none is chosen, or it is gone.
    let figures: [FigureView]
    /// The list that was made for it; empty without one.
    let songs: [WorkoutSongs]
    /// Whether it stands in a calendar that is connected.
    let inCalendar: Bool
    /// The calendar that takes workouts; empty without one, and for what isn't to come.
    let calendarName: String
    let calendarPath: String
    let version: String
    let day: FieldView
    let at: FieldView
    let movePath: String
    let settlementPath: String
    let removalPath: String
    /// A good time for it; empty when there is none for a week.
    let offerWords: String
    let offerDay: String
    let offerAt: String
    /// The member who agreed to it, and the page on which they are asked for another time; empty for one's own plan.
    let partnerName: String
    let askPath: String

    /// `form` has the typed values, shown again after a failed change; `minutes` is what a workout may take of its
    /// time.
    init(
        _ plan: FreeWeek.Plan,
        _ errors: FormErrors,
        _ form: PlanChangeForm? = nil,
        status: HTTPResponse.Status? = nil,
        workout: OwnWorkout?,
        proposal: OwnWorkout?,
        minutes: Int,
        hasWorkouts: Bool,
        figures: [String],
        songs: [WorkoutSongs],
        offer: Stretch?,
        partner: AgreedPlans.Partner?,
        inCalendar: Bool,
        calendar: String,
        today: CalendarDay,
        zone: TimeZone,
        frame: Frame
    ) {
        let (planned, state) = (plan.workout, plan.state)
        let day = CalendarDay(Date(milliseconds: planned.time.start), in: zone)
        let offered = MissedView(
            FreeWeek.Missed(workout: planned, offer: offer, partner: partner),
            today: today,
            in: zone
        )
        self.songs = songs
        self.figures = FigureView.all(figures)
        self.status = status ?? (errors.isEmpty ? .ok : .unprocessableContent)
        self.frame = frame
        self.complaints =
            errors["form"] + errors["start"] + errors["minutes"] + errors["version"] + errors["settled"]
            + errors["inCalendar"]
        self.timeWords = "\(DayName(day, today: today).name), \(planned.time.clock(in: zone))"
        self.stateWords =
            switch state {
            case .ahead: plan.awaitsStart ? "You're in. Enjoy it." : ""
            case .done: "Done. Well trained."
            case .missed where planned.isCheckedIn: "Did you train? Say so, or let it go."
            case .missed: "This one didn't happen. No harm done: give it another time, or let it go."
            case .letGo where planned.settled != .letGo: "This one didn't happen, and that's fine."
            case .letGo: "You let this one go, and that's fine."
            }
        self.isDone = state == .done
        self.isMissed = state == .missed || (state == .letGo && planned.settled != .letGo)
        let trained = workout ?? proposal
        self.workoutPath = trained?.path ?? ""
        self.proposedTitle = workout == nil ? proposal?.title ?? "" : ""
        self.startPath = trained.map { Places.sessions(of: $0.id) } ?? ""
        self.freeMinutes = String(minutes)
        self.freeWords = ReminderWords.length(minutes)
        self.requestId = RowID.new()
        self.makePath = PlanLinks.making(for: planned.id, minutes: minutes)
        self.choicePath = PlanLinks.workout(planned.id)
        self.proposalPath = proposal.map { "\(PlanLinks.workout(planned.id))?workoutId=\($0.id)" } ?? ""
        self.hasWorkouts = hasWorkouts
        self.inCalendar = inCalendar
        self.calendarName = state == .ahead ? calendar : ""
        self.calendarPath = PlanLinks.calendar(planned.id)
        self.version = String(planned.version)
        // What didn't happen isn't to happen at that time again: the form begins with the time that is offered.
        let isOver = state == .missed || state == .letGo
        let at = isOver && !offered.offerAt.isEmpty ? offered.offerAt : ClockTime(planned.time.start, in: zone).text
        let on = isOver && !offered.offerDay.isEmpty ? offered.offerDay : day.description
        self.day = FieldView(value: form?.input["day"] ?? on, complaints: errors["day"])
        self.at = FieldView(value: form?.input["at"] ?? at, complaints: errors["at"])
        self.movePath = offered.movePath
        self.settlementPath = offered.settlementPath
        self.removalPath = PlanLinks.removal(planned.id)
        self.partnerName = offered.partnerName
        self.askPath = offered.askPath
        self.offerWords = self.isDone ? "" : offered.offerWords
        self.offerDay = offered.offerDay
        self.offerAt = offered.offerAt
    }
}
