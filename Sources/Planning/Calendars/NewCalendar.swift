import Foundation
import Storage

/// A calendar that a member is connecting.
package struct NewCalendar: Equatable, Sendable {
    /// Made by the client, so that sending it again is harmless.
    package let id: String
    package let kind: ConnectedCalendar.Kind
    package let name: String
    package let showsTitles: Bool
    package let settings: String

    package init(
        id: String = RowID.new(),
        kind: ConnectedCalendar.Kind,
        name: String,
        showsTitles: Bool,
        settings: String
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.showsTitles = showsTitles
        self.settings = settings
    }
}
