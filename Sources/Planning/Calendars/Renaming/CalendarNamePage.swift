import HTTPTypes
import Web

/// The page for calling a calendar something else.
struct CalendarNamePage: PageModel {
    static let template = "calendars/name"

    let frame: Frame
    let status: HTTPResponse.Status
    let savePath: String
    let name: FieldView
    let longest = String(CalendarName.longest)

    init(_ name: String, _ errors: FormErrors, of calendar: ConnectedCalendar, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.savePath = CalendarLinks.renaming(calendar.id)
        self.name = FieldView(value: name, complaints: errors["name"])
    }
}
