import Foundation
import Storage

/// A calendar that a member is connecting.
package struct NewCalendar: Equatable, Sendable {
    /// Made by the client, so that sending it again is harmless.
    package var id = RowID.new()
    package let kind: ConnectedCalendar.Kind
    package let name: String
    package let showsTitles: Bool
    package let settings: String
}
