import Foundation
import HealthMath
import Jobs
import Members
import Notices
import Storage
import Web

/// Sends due reminders: one durable job for all members, which reschedules itself.
///
/// A run reads at most `batch` due reminders by an index, and writes each notice and mail in the transaction that moves
/// the reminder on, provided that it is still due: so each is sent once, whatever is restarted in between and however
/// many nodes run. Reminders that are more than two hours late are skipped.
struct ReminderJob: Sendable {
    static let kind = "reminders"
    private static let batch = 200
    /// The seconds between two runs.
    private static let pause: TimeInterval = 20
    /// The seconds for which a reminder stays in the list of notices.
    private static let memory: TimeInterval = 2 * 86_400

    let database: any Database
    let mail: MailJob
    let publicAddress: String
    /// Returns those of many members who haven't left.
    let recipients: @Sendable ([Member.ID]) async throws -> [Member.ID: NoticeRecipient]
    /// Returns the link that stops these mails.
    let unsubscribe: @Sendable (Member.ID, Notice.Kind) throws -> String
    /// Says in a sentence what a member may train on a day; empty for nothing.
    let toTrain: @Sendable (Member, CalendarDay) async throws -> String
    let now: @Sendable () -> Date

    /// Adds the job if it is missing; called at every start.
    func plan() async throws {
        try await JobStore(database: self.database).add(Self.kind, due: self.now(), key: Self.kind)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let now = self.now()
        return .again(at: try await self.sendDue(now) == Self.batch ? now : now.addingTimeInterval(Self.pause))
    }

    /// Plans a member's reminders anew, because their time zone changed.
    func follow(_ owner: Member.ID, to zone: TimeZone) async throws {
        try await DueReminders(database: self.database).follow(owner, to: zone, now: self.now())
    }

    /// Returns how many reminders were due.
    private func sendDue(_ now: Date) async throws -> Int {
        let reminders = DueReminders(database: self.database)
        let (due, aside) = try await reminders.at(now, limit: Self.batch)
        try await reminders.switchOff(aside)
        let steps = try await self.steps(due, now)
        let unsent = try await self.database.writeEach(steps, named: \.reminder.name) { try self.take($0, now, in: $1) }
        // A reminder that could not be sent is due again on its next day, as one that is too late.
        _ = try await self.database.writeEach(unsent, named: \.reminder.name) { try self.take($0.unsent, now, in: $1) }
        return due.count + aside.count
    }

    private func steps(_ due: [DueReminder], _ now: Date) async throws -> [Step] {
        guard !due.isEmpty else { return [] }
        let recipients = try await self.recipients(Array(Set(due.map(\.owner))))
        let writer = ReminderWriter(database: self.database, toTrain: self.toTrain)
        var steps: [Step] = []
        for reminder in due {
            guard let recipient = recipients[reminder.owner] else {
                steps.append(Step(reminder: reminder, recipient: nil, day: nil, message: nil))
                continue
            }
            let day = reminder.day(in: recipient.member.timeZone, now: now)
            var message: ReminderMessage?
            if let day {
                message =
                    try await self.database.settingAside(reminder.name) {
                        try await writer.message(reminder.kind, on: day, for: recipient.member)
                    } ?? nil
            }
            steps.append(Step(reminder: reminder, recipient: recipient, day: day, message: message))
        }
        return steps
    }

    private struct Step: Sendable {
        let reminder: DueReminder
        /// Nil for a member who left, or whose account can't be read.
        let recipient: NoticeRecipient?
        let day: CalendarDay?
        let message: ReminderMessage?

        var unsent: Step { Step(reminder: self.reminder, recipient: self.recipient, day: self.day, message: nil) }
    }

    private func take(_ step: Step, _ now: Date, in db: any SQLConnection) throws {
        let timeZone = step.recipient?.member.timeZone
        let isMine = try DueReminders.moveOn(
            step.reminder,
            to: timeZone.map { step.reminder.next(in: $0, now: now) } ?? step.reminder.later(than: now),
            sentFor: step.day,
            timeZone: timeZone,
            in: db
        )
        guard isMine, let recipient = step.recipient, let day = step.day, let message = step.message else { return }
        let (kind, owner) = (step.reminder.kind, step.reminder.owner)
        if step.reminder.channel != .mail {
            try Notice.forget(owner, .reminder, before: now.addingTimeInterval(-Self.memory), in: db)
            let cause = "reminder \(kind.text) \(day)"
            try Notice.tell(owner, .reminder, message.text, path: message.path, cause: cause, at: now, in: db)
        }
        // A reader can stop all these mails without logging in; the channel of each reminder stays.
        let mayMail = try recipient.member.emailConfirmed && NoticeSettings.read(owner, in: db)[.reminder, .mail]
        if step.reminder.channel != .app, mayMail {
            try self.mail.post(try self.letter(message, to: recipient), at: now, in: db)
        }
    }

    private func letter(_ message: ReminderMessage, to recipient: NoticeRecipient) throws -> Letter {
        let stop = try self.unsubscribe(recipient.member.id, .reminder)
        return Letter(
            to: recipient.email,
            subject: LetterWords.plain(message.subject),
            text: """
                \(LetterWords.greeting(recipient.member.firstName, isConfirmed: recipient.member.emailConfirmed))

                \(LetterWords.plain(message.text))

                \(self.publicAddress)\(message.path)

                You chose this mail under Settings. Change it here: \(self.publicAddress)\(Places.mealReminders.path)

                No more reminders by mail: \(stop)
                """,
            unsubscribe: stop
        )
    }
}
