import Foundation

/// The settings of a CalDAV account, stored sealed.
package struct CalDAVSettings: Codable, Equatable, Sendable {
    let user: String
    let password: String
    /// All calendars that the account had when it was connected.
    package let calendars: [RemoteCalendar]
    /// Paths of the calendars that are read.
    package var chosen: Set<String>
    /// The path of the calendar to which planned workouts are written.
    package var forWorkouts: String?

    init(user: String, password: String, calendars: [RemoteCalendar]) {
        self.user = user
        self.password = password
        self.calendars = calendars
        self.chosen = Set(calendars.map(\.path))
        self.forWorkouts = calendars.first(where: \.isWritable)?.path
    }

    /// Reads the stored settings; throws `confused` for any other text.
    package init(reading text: String) throws(CalendarTrouble) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
        } catch {
            throw .confused
        }
    }

    package var text: String {
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
