import Foundation
import Storage

/// A calendar that a member is connecting.
package struct NewCalendar: Equatable, Sendable {
    /// Made by the client, so that sending it again is harmless.
    package var id = RowID.new()
    package let kind: ConnectedCalendar.Kind
    package var name: String
    /// Whether the name is only a guess, which gives way to the one that the calendar has itself.
    package var isNameGuessed = false
    package let showsTitles: Bool
    package let settings: String
}
