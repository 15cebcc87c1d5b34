import Foundation
import ICalendar
import Storage

/// The request bodies for WebDAV servers (RFC 4918, 4791, 6578).
enum DAVQuestion {
    /// Asks for the principal, the calendar home, and whether the resource is itself a calendar.
    static let whereabouts = Self.properties(
        "<current-user-principal/><C:calendar-home-set/><resourcetype/><displayname/>"
    )

    static let calendars = Self.properties(
        """
        <resourcetype/><displayname/><C:supported-calendar-component-set/><current-user-privilege-set/>
        """
    )

    static let syncToken = Self.properties("<sync-token/>")
    static let tag = Self.properties("<getetag/>")

    /// Asks for whole events that overlap a range of milliseconds since 1970, with all their repetitions.
    static func events(in window: Range<Int64>) -> String {
        Self.document(
            "C:calendar-query",
            """
            <prop><getetag/><C:calendar-data/></prop>
            <C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">
            <C:time-range start="\(Self.time(window.lowerBound))" end="\(Self.time(window.upperBound))"/>
            </C:comp-filter></C:comp-filter></C:filter>
            """
        )
    }

    private static func time(_ milliseconds: Int64) -> String { EventTime.text(Date(milliseconds: milliseconds)) }

    /// Asks for the changes since a sync token.
    static func changes(since token: String) -> String {
        Self.document(
            "sync-collection",
            "<sync-token>\(Self.escaped(token))</sync-token><sync-level>1</sync-level><prop><getetag/></prop>"
        )
    }

    private static func properties(_ names: String) -> String { Self.document("propfind", "<prop>\(names)</prop>") }

    private static func document(_ root: String, _ content: String) -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <\(root) xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">\(content)</\(root)>
        """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
