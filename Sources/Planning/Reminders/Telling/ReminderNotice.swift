import Foundation
import Members
import Notices
import Storage

/// A notice about a reminder.
struct ReminderNotice: Sendable {
    enum Matter: Sendable {
        /// It is time to train; with the planned workout's title where there is one.
        case time(MotivatingLine?, planned: String?, ProposedWorkout?, songs: ProposedSongs? = nil)
        /// A planned workout was missed; it is told as its week tells it.
        case missed(FreeWeek.Missed)
    }

    let stored: StoredReminder
    let member: Member
    let matter: Matter
    let at: Date

    /// How long such notices stay in the list, in seconds.
    private static let memory: TimeInterval = 2 * 86_400

    /// Writes the notice, in the transaction that moves the reminder on.
    func tell(in db: any SQLConnection) throws {
        let id = self.stored.id
        try Notice.forget(self.member.id, .training, before: self.at.addingTimeInterval(-Self.memory), in: db)
        try Notice.tell(
            self.member.id,
            .training,
            self.text,
            path: self.path,
            actions: self.actions,
            cause: "training \(id) \(self.at.milliseconds)",
            at: self.at,
            in: db
        )
    }

    var text: String {
        let words = ReminderWords(self.member.timeZone, now: self.at.milliseconds)
        switch self.matter {
        case .time(let line, let planned, let proposal, let songs):
            let songWords = songs.map { "Songs for it: “\($0.name)”." }
            return [self.opening(planned, words), line?.text, proposal.map(Self.offer), songWords].compactMap(\.self)
                .joined(separator: " ")
        case .missed(let missed):
            let words = MissedWords(missed, today: nil, in: self.member.timeZone)
            return "\(words.title). \(words.offer)"
        }
    }

    private func opening(_ planned: String?, _ words: ReminderWords) -> String {
        let slot = self.stored.slot
        let isAhead = self.at.milliseconds < slot.start
        if let planned {
            // The time of a plan has travel and shower in it, so it isn't said as the workout's length.
            let moment = isAhead ? words.times(slot) : "now, until \(words.clock(slot.end))"
            return "“\(planned)” is planned for \(moment)."
        }
        if isAhead { return "You're free \(words.times(slot)): \(Self.room(slot.minutes))." }
        let left = Int((slot.end - self.at.milliseconds) / 60_000)
        return "You're free until \(words.clock(slot.end)): \(Self.room(left))."
    }

    /// Returns text such as "45 min to train"; nobody trains for half a day, so above four hours no number is named.
    private static func room(_ minutes: Int) -> String {
        minutes > 240 ? "time enough to train" : "\(ReminderWords.length(minutes)) to train"
    }

    private static func offer(_ proposal: ProposedWorkout) -> String {
        "How about “\(proposal.title)”, \(ReminderWords.length(proposal.minutes))?"
    }

    /// A missed workout's own page, which has its offer; else the reminder's.
    private var path: String {
        switch self.matter {
        case .time: ReminderLinks.reminder(self.stored.id)
        case .missed(let missed): PlanLinks.plan(missed.workout.id)
        }
    }

    var actions: [Notice.Action] {
        if case .missed(let missed) = self.matter {
            let (id, zone) = (missed.workout.id, self.member.timeZone)
            let words = MissedWords(missed, today: nil, in: zone)
            return [
                missed.partner.map { _ in Notice.Action(words.ask, path: PlanLinks.asking(id), leadsOn: true) },
                missed.offer.map {
                    Notice.Action(MissedWords.move, path: PlanLinks.move(id, to: $0.start, in: zone))
                },
                Notice.Action(MissedWords.done, path: PlanLinks.settlement(id, as: .done)),
                Notice.Action(MissedWords.letGo, path: PlanLinks.settlement(id, as: .letGo)),
            ].compactMap(\.self)
        }
        let canSnooze = self.stored.reminder.canSnooze(at: self.at.milliseconds)
        return self.answers(canSnooze: canSnooze) + self.listening
    }

    /// Leads to the songs.
    private var listening: [Notice.Action] {
        guard case .time(_, _, _, songs: let songs?) = self.matter else { return [] }
        return [Notice.Action("Songs", path: songs.path, leadsOn: true)]
    }

    private func answers(canSnooze: Bool) -> [Notice.Action] {
        WorkoutReminder.Answer.allCases.filter { $0 != .snooze || canSnooze }.map {
            let (label, id) = ($0.label(self.stored.reminder), self.stored.id)
            // A busy member is first asked until when.
            return $0 == .busy
                ? Notice.Action(label, path: ReminderLinks.asking(id), leadsOn: true)
                : Notice.Action(label, path: ReminderLinks.answer($0, id))
        }
    }
}

extension WorkoutReminder.Answer {
    /// Returns the text of the answer's button; a day ahead nobody is working out yet.
    func label(_ reminder: WorkoutReminder, isToday: Bool = true) -> String {
        switch self {
        case .checkIn: isToday ? "I'm working out" : "I'll work out then"
        case .snooze: "Snooze \(ReminderWords.length(Int(reminder.snooze / 60_000)))"
        case .busy: "I'm busy"
        case .notToday: isToday ? "Not today" : "Not that day"
        }
    }
}

extension StoredReminder {
    /// Says on the notices of a missed one that its time has gone by, in the place of their answers.
    func endNotices(at now: Date, in db: any SQLConnection) throws {
        try Notice.settle(
            self.owner,
            path: ReminderLinks.reminder(self.id),
            answer: self.reminder.state.answerWords,
            at: now,
            in: db
        )
    }
}
