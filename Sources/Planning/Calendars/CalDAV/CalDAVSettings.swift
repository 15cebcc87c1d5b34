import Foundation

/// The settings of a CalDAV account, stored sealed.
struct CalDAVSettings: Codable, Equatable, Sendable {
    let user: String
    let password: String
    /// All calendars that the account had when it was connected.
    let calendars: [RemoteCalendar]
    /// Paths of the calendars that are read.
    var chosen: Set<String>
    /// The path of the calendar to which planned workouts are written.
    var forWorkouts: String?

    init(user: String, password: String, calendars: [RemoteCalendar]) {
        self.user = user
        self.password = password
        self.calendars = calendars
        self.chosen = Set(calendars.map(\.path))
        self.forWorkouts = calendars.first(where: \.isWritable)?.path
    }

    /// Reads the stored settings; throws `confused` for any other text.
    init(reading text: String) throws(CalendarTrouble) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
        } catch {
            throw .confused
        }
    }

    var text: String {
        get throws(CalendarTrouble) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            do {
                return String(decoding: try encoder.encode(self), as: UTF8.self)
            } catch {
                throw .confused
            }
        }
    }
}
