import Foundation

/// A member's consent at Google, stored sealed.
///
/// Access tokens last an hour and are requested for every reading, so that none is stored.
struct GoogleSettings: Codable, Equatable {
    var refreshToken: String
    /// The calendar that we made there for planned workouts; nil before the first was written.
    var workoutCalendar: String?

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

extension GoogleSettings {
    /// Reads the stored settings; throws `confused` for any other text.
    init(reading text: String) throws(CalendarTrouble) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
        } catch {
            throw .confused
        }
    }
}
