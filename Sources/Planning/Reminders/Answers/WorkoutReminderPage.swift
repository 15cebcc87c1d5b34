import Foundation
import HTTPTypes
import Members
import Storage
import Web

/// The page of one reminder to train; it needs only its address, so that a notice can link to it at any time.
struct WorkoutReminderPage: PageModel {
    static let template = "training-reminders/one"

    let status: HTTPResponse.Status
    let frame: Frame
    let dayName: String
    let times: String
    /// How much of it is free; empty once it is taken.
    let length: String
    /// Its state, in a sentence.
    let words: String
    let line: String
    /// The title of a plan for which no workout is chosen; empty else.
    let plannedTitle: String
    let workoutTitle: String
    let workoutNote: String
    let workoutPath: String
    /// The list that was made last for the workout; empty without one.
    let songs: [WorkoutSongs]
    /// Begins the workout of a check-in; empty without one.
    let startPath: String
    /// Whether who checked in has yet to say what to train.
    let asksWhat: Bool
    /// The minutes that a workout may take, and the same in words.
    let freeMinutes: String
    let freeWords: String
    /// The id of a workout that is made for it.
    let requestId: String
    let makePath: String
    /// The page on which a workout is chosen for its plan; the member's workouts where it has none.
    let choicePath: String
    let answersPath: String
    let answers: [AnswerView]
    /// Asks who is busy until when; empty where it is over or answered otherwise.
    let untilTitle: String
    let untilChoices: [UntilView]
    let until: FieldView
    /// Whether that question stands open.
    let asksUntil: Bool
    let complaints: [String]
    let removalPath: String
    /// Where to find another time; empty when none is needed.
    let otherTimePath: String
    let otherTimeLabel: String

    struct AnswerView: Encodable, Sendable {
        let answerValue: String
        let answerLabel: String
        let answerStyle: String
    }

    struct UntilView: Encodable, Sendable {
        /// "18:30".
        let untilValue: String
        /// "Until 18:30", or "All of it, until 19:00".
        let untilLabel: String
    }

    /// The minutes from now to the times that are offered to who is busy.
    private static let whiles: [Int64] = [30, 60, 120]

    /// `isTrained` says that its time was trained although nobody answered, so that nothing is asked any more.
    init(
        _ stored: StoredReminder,
        line: String,
        planned: PlannedWorkout?,
        isTrained: Bool,
        proposal: ProposedWorkout?,
        songs: [WorkoutSongs],
        next: Stretch?,
        complaints: [String],
        until: FieldView,
        asksUntil: Bool,
        words: ReminderWords,
        frame: Frame
    ) {
        let reminder = stored.reminder
        self.status = complaints.isEmpty && until.complaints.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.dayName = words.day(stored.slot.start).name
        self.times = words.times(stored.slot)
        // A check-in's own plan is as long as what is left of the slot; it doesn't make the slot longer.
        let isFreeTime = planned == nil || planned?.id == stored.id
        self.length = isFreeTime ? Self.length(stored, words.now) : ReminderWords.length(stored.slot.minutes)
        let isToday = words.day(stored.slot.start).name == words.day(words.now).name
        self.words =
            isTrained ? "You trained \(isToday ? "today" : "that day")." : Self.words(reminder, planned, words)
        let isOpen = reminder.isOpen && !isTrained
        let isTooShort = isOpen && reminder.isTooShort(at: words.now)
        self.line = isOpen ? line : ""
        let isAbout = isOpen || reminder.state == .checkedIn
        let isIn = reminder.state == .checkedIn && (planned?.time.end ?? 0) > words.now
        // A plan without a workout leads on to one that fits, or to making one.
        let chosen = planned.flatMap { $0.workout == nil ? nil : $0 }
        let isToBeMade = chosen == nil && proposal == nil
        let named = chosen?.title ?? proposal?.title
        self.plannedTitle = planned.flatMap { $0.workout == nil && $0.id != stored.id ? $0.title : nil } ?? ""
        self.asksWhat = isIn && isToBeMade
        let free = planned?.time.minutes ?? reminder.minutes(at: words.now)
        self.freeMinutes = String(free)
        self.freeWords = ReminderWords.length(free)
        self.requestId = RowID.new()
        self.makePath = Places.newWorkout(minutes: free)
        self.choicePath = planned.map { PlanLinks.workout($0.id) } ?? Places.workouts.path
        // A few minutes hold no workout, so that none is made for them.
        let isMade = isAbout && !isIn && free >= FreeTimeForm.workouts.lowerBound
        self.workoutTitle = named ?? (isMade ? "Make a workout" : "")
        self.workoutNote =
            isToBeMade
            ? (isTooShort ? "A shorter one, for the \(ReminderWords.length(free)) left" : "For the time you have")
            : chosen.map { Self.note(of: $0, stored, words) }
                ?? proposal.map { ReminderWords.length($0.minutes) } ?? ""
        self.workoutPath =
            isToBeMade
            ? self.makePath
            : chosen.map { ReminderLinks.workout($0.workout) } ?? proposal?.path ?? self.makePath
        self.songs = isAbout ? songs : []
        self.startPath = isIn ? (chosen?.workout ?? proposal?.id).map(Places.sessions) ?? "" : ""
        self.answersPath = ReminderLinks.answers(stored.id)
        self.answers = isTrained ? [] : Self.answers(reminder, words.now, isToday: isToday)
        let mayBeBusy = (isOpen || reminder.state == .busy) && reminder.slot.end > words.now
        self.untilTitle = !mayBeBusy ? "" : reminder.isOpen ? "I'm busy" : "Busy until another time"
        self.untilChoices = mayBeBusy ? Self.ends(reminder, words) : []
        self.until = until
        self.asksUntil = asksUntil
        self.complaints = complaints
        let isAnswered = [.checkedIn, .busy, .notToday].contains(reminder.state)
        self.removalPath = isAnswered ? ReminderLinks.removal(stored.id) : ""
        let isOver = !isAbout && !isTrained
        // A plan that was let go can be given another time on its own page.
        let other = planned.map { PlanLinks.plan($0.id) } ?? Places.freeTime.path
        self.otherTimePath = isOver || isTooShort ? other : ""
        self.otherTimeLabel = next.map { "Free \(words.moment($0.start))" } ?? "Look for another time"
    }

    /// Says what became of the plan of a reminder, as its week does.
    private static func note(of plan: PlannedWorkout, _ stored: StoredReminder, _ words: ReminderWords) -> String {
        if plan.id == stored.id { return words.times(plan.time) }
        if !plan.takesTime { return "Let go" }
        let isHere = plan.time.start == stored.slot.start
        return isHere ? "Planned for this time" : "Planned for \(words.moment(plan.time.start))"
    }

    /// Returns the ends that are offered to who is busy: in a while, to the quarter of an hour, or all of the time.
    ///
    /// A member who already said until when sees other ends.
    private static func ends(_ reminder: WorkoutReminder, _ words: ReminderWords) -> [UntilView] {
        let first = max(reminder.slot.start, words.now)
        let ends = Self.whiles.map { (first + $0 * 60_000 + 899_999) / 900_000 * 900_000 }
            .filter { $0 != reminder.slot.end }
            .map { (end: $0, label: "Until \(words.clock($0))") }
        let whole = (end: reminder.slot.end, label: "All of it, until \(words.clock(reminder.slot.end))")
        return (reminder.isOpen ? ends + [whole] : ends).sorted { $0.end < $1.end }
            .map { UntilView(untilValue: words.clock($0.end), untilLabel: $0.label) }
    }

    /// Returns the length of the slot, or what is left of it once it has begun, because somebody may come back hours
    /// later.
    private static func length(_ stored: StoredReminder, _ now: Int64) -> String {
        let slot = stored.slot
        if stored.reminder.state == .busy { return "" }
        guard slot.start < now, now < slot.end else { return "\(ReminderWords.length(slot.minutes)) free" }
        return "\(ReminderWords.length(Int((slot.end - now) / 60_000))) left"
    }

    private static func words(_ reminder: WorkoutReminder, _ planned: PlannedWorkout?, _ words: ReminderWords) -> String
    {
        switch reminder.state {
        case .due where reminder.slot.end <= words.now, .sent where reminder.slot.end <= words.now:
            "This time has just gone by."
        case .due where reminder.isTooShort(at: words.now), .sent where reminder.isTooShort(at: words.now):
            "Too little of this time is left for a whole workout."
        case .due, .sent: "What do you say?"
        case .snoozed(let until): "We'll come back at \(words.clock(until))."
        case .checkedIn where planned.map({ $0.time.end <= words.now }) ?? false: "You checked in to this."
        case .checkedIn: "You're in. Enjoy it."
        case .busy: "Noted: this time is taken until \(words.clock(reminder.slot.end)). We leave you to it."
        case .notToday: "A day without training is fine too. We'll leave you in peace until tomorrow."
        case .missed: "This time has gone by, and that's fine. If you trained after all, say so."
        case .gone: "Nothing to do here: your time changed since, or you settled the day another way."
        }
    }

    private static func answers(_ reminder: WorkoutReminder, _ now: Int64, isToday: Bool) -> [AnswerView] {
        WorkoutReminder.Answer.allCases.filter { answer in
            switch (reminder.state, answer) {
            case (.checkedIn, _), (.busy, _), (.notToday, _): false
            case (_, .checkIn): true
            case (.missed, _), (.gone, _): false
            case (.sent, .snooze): reminder.canSnooze(at: now)
            case (_, .snooze): false
            // A busy member is first asked until when.
            case (_, .busy): false
            case (_, .notToday): reminder.slot.end > now
            }
        }.map {
            AnswerView(
                answerValue: $0.rawValue,
                answerLabel: reminder.isOpen ? $0.label(reminder, isToday: isToday) : "I trained after all",
                answerStyle: $0 == .checkIn && reminder.isOpen ? "primary" : "secondary"
            )
        }
    }
}
