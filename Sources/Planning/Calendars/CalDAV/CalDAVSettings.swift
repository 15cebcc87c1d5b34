import Foundation

/// What is kept, sealed, of an account at a CalDAV server.
package struct CalDAVSettings: Codable, Equatable, Sendable {
    let user: String
    let password: String
    /// All that the account had when it was connected.
    package let calendars: [RemoteCalendar]
    /// Paths of those that count.
    package var chosen: Set<String>
    /// Path of the one that planned workouts are written to.
    package var forWorkouts: String?

    init(user: String, password: String, calendars: [RemoteCalendar]) {
        self.user = user
        self.password = password
        self.calendars = calendars
        self.chosen = Set(calendars.map(\.path))
        self.forWorkouts = calendars.first(where: \.isWritable)?.path
    }

    /// Throws `confused` for a text that isn't of ours.
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
