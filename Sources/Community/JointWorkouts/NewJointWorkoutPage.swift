import Foundation
import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page for proposing an hour to a buddy.
struct NewJointWorkoutPage: PageModel {
    static let template = "joint/new"

    let status: HTTPResponse.Status
    let frame: Frame
    let complaints: [String]
    let buddyName: String
    let action: String
    let clientId: String
    /// The agreed workout whose time is to change; empty for a new one.
    let replaces: String
    /// Says what stands until the buddy agrees; empty for a new one.
    let replacedWords: String
    let times: [TimeView]
    /// Why no times at which both are free are proposed; empty when some are.
    let timesWords: String
    /// The names of those whose hours are waking hours because they said none; empty when both said theirs.
    let assumedWords: String
    /// The page on which the member says their hours; empty once they did.
    let hoursPath: String
    let day: FieldView
    let at: FieldView
    let minutes: FieldView
    /// Asks about a time that the member's calendar takes; empty for nothing to ask.
    let question: String

    /// What stands over the times.
    let timesHeading: String
    /// What stands over the fields.
    let fieldsHeading: String

    /// The hours that are proposed.
    struct Hours {
        /// Nil when the buddy doesn't show when they have time.
        let common: JointPlanning.CommonTimes?
        /// Those that both gave on their profiles, where no others are common.
        let stated: [Range<Date>]

        var all: [Range<Date>] { (self.common?.times ?? []) + self.stated }
    }

    /// A time at which both are free.
    struct TimeView: Encodable, Sendable {
        let timeWords: String
        let timeDay: String
        let timeAt: String
    }

    init(
        _ form: JointWorkoutForm,
        _ errors: FormErrors,
        chat: String,
        buddy: Person,
        replaced: JointWorkout?,
        hours: Hours,
        member: Member,
        now: Date,
        frame: Frame
    ) {
        let zone = member.timeZone
        let words = JointWorkoutWords(zone: zone, now: now)
        let input = form.input["clientId"]
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.complaints = errors["form"] + errors["clientId"] + errors["replaces"]
        self.buddyName = buddy.firstName
        self.action = JointWorkoutLinks.all.path(chat)
        self.clientId = RowID.read(input) == nil ? RowID.new() : input
        self.replaces = replaced?.id ?? ""
        self.replacedWords =
            replaced.map {
                "You agreed to train \(words.inSentence($0.time)). "
                    + "It stays so until \(buddy.firstName) says yes to another."
            } ?? ""
        let common = hours.common
        self.timesHeading = hours.stated.isEmpty ? "When you are both free" : "Hours that both of you gave"
        self.fieldsHeading = hours.all.isEmpty ? "An hour" : "Another hour"
        self.times = hours.all.map {
            TimeView(
                timeWords: words.title($0),
                timeDay: CalendarDay($0.lowerBound, in: zone).description,
                timeAt: ChatTime.clock($0.lowerBound, in: zone)
            )
        }
        self.timesWords =
            common == nil
            ? hours.stated.isEmpty
                ? "\(buddy.firstName) doesn't show when they have time. Propose an hour, and they say whether it suits."
                : "\(buddy.firstName) doesn't show what is planned, so this goes by your profiles alone."
            : common?.times == []
                ? "No hour of the next week is free for both of you by what your calendars and hours say." : ""
        let assumed = common?.assumed ?? []
        let chat = JointWorkoutLinks.new.path(chat)
        self.assumedWords =
            switch (assumed.contains(member.id), assumed.contains(buddy.id)) {
            case (true, true): "Neither of you has said your hours yet, so we took 6:00 to 22:00 less what is planned."
            case (true, false): "You haven't said your hours yet, so we took 6:00 to 22:00 less what you planned."
            case (false, true): "\(buddy.firstName) hasn't said their hours yet, so we took 6:00 to 22:00 for them."
            case (false, false): ""
            }
        self.hoursPath = assumed.contains(member.id) ? "\(Places.freeTimeSettings.path)?next=\(chat)" : ""
        self.day = FieldView("day", of: form, errors)
        self.at = FieldView("at", of: form, errors)
        self.minutes = FieldView("minutes", of: form, errors)
        self.question = errors["anyway"].first ?? ""
    }
}
