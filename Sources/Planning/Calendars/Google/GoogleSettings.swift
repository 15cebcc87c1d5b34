import Foundation

/// What is kept, sealed, of a member's consent at Google.
///
/// Access tokens live an hour and are asked for anew with every reading: nothing that opens a calendar by itself is kept.
struct GoogleSettings: Codable, Equatable {
    var refreshToken: String
    /// The calendar that we made there for planned workouts; nil before the first was written.
    var workoutCalendar: String?

    init(refreshToken: String) { self.refreshToken = refreshToken }

    /// Throws `confused` for a text that isn't of ours.
    init(reading text: String) throws(CalendarTrouble) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
        } catch {
            throw .confused
        }
    }

    var text: String {
        get throws(CalendarTrouble) {
            do {
                return String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
            } catch {
                throw .confused
            }
        }
    }
}
