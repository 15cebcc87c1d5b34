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
    let times: [TimeView]
    /// Why no times are proposed; empty when there are some.
    let timesWords: String
    let day: FieldView
    let at: FieldView
    let minutes: FieldView

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
        times: [Range<Date>]?,
        zone: TimeZone,
        now: Date,
        frame: Frame
    ) {
        let words = JointWorkoutWords(zone: zone, now: now)
        let input = form.input["clientId"]
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.complaints = errors["form"] + errors["clientId"]
        self.buddyName = buddy.firstName
        self.action = JointWorkoutLinks.all.path(chat)
        self.clientId = RowID.read(input) == nil ? RowID.new() : input
        self.times = (times ?? []).map {
            TimeView(
                timeWords: words.title($0),
                timeDay: CalendarDay($0.lowerBound, in: zone).description,
                timeAt: ChatTime.clock($0.lowerBound, in: zone)
            )
        }
        self.timesWords =
            times == nil
            ? "\(buddy.firstName) doesn't show when they have time. Propose an hour, and they say whether it suits."
            : times == []
                ? "No hour of the next week is free for both of you by what your calendars and hours say." : ""
        self.day = FieldView("day", of: form, errors)
        self.at = FieldView("at", of: form, errors)
        self.minutes = FieldView("minutes", of: form, errors)
    }
}
