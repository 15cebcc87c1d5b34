import Foundation

/// Reads an uploaded file again as the window moves on.
struct UploadSource: CalendarSource {
    private let origin: CalendarOrigin

    init(_ origin: CalendarOrigin) { self.origin = origin }

    func read(
        _ window: Range<Int64>,
        zone: TimeZone,
        since: String?
    ) async throws(CalendarTrouble) -> CalendarContents? {
        // The file can't have changed, and `since` belongs to the same window.
        guard since == nil else { return nil }
        let bytes = Array(self.origin.settings.utf8)
        let times = try await ICSText.times(bytes, in: window, zone: zone, whose: self.origin.addresses)
        return CalendarContents(busy: times.busy, unread: times.unread, state: "")
    }
}
