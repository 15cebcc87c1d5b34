import DelimitedText
import Dispatch
import Foundation
import ICalendar

/// Parses .ics text, one calendar at a time on a queue of its own.
enum ICSText {
    /// The largest calendar, in bytes.
    static let largest = Limits().bytes
    private static let longestTitle = 200
    /// A serial queue: the largest calendars take a second, and requests need the other processors.
    private static let queue = DispatchQueue(label: "calendars", qos: .utility)

    /// Returns the busy times without our own planned workouts, how many events weren't understood, and the calendar's
    /// own name, nil where it has none.
    static func times(
        _ bytes: [UInt8],
        in window: Range<Int64>,
        zone: TimeZone,
        whose addresses: [String]
    ) async throws(CalendarTrouble) -> (busy: [BusyTime], unread: Int, name: String?) {
        try await self.apart { () throws(Refusal) in
            let calendar = try CalendarFile(reading: bytes)
            let busy = try calendar.busy(in: window, zone: zone, whose: addresses).compactMap(Self.time)
            return (busy, calendar.unread, calendar.name)
        }
    }

    /// Returns what is stored of a file, and its name.
    static func essence(
        _ bytes: [UInt8],
        titles: Bool,
        whose addresses: [String]
    ) async throws(CalendarTrouble) -> CalendarConnection {
        try await self.apart { () throws(Refusal) in
            let name = try CalendarFile(reading: bytes).name
            let essence = try MinimalCalendar(of: bytes, titles: titles, whose: addresses)
            return CalendarConnection(name: name, settings: String(decoding: essence.bytes, as: UTF8.self))
        }
    }

    private static func time(_ busy: Busy) -> BusyTime? {
        guard !PlannedEvent.isOurs(uid: busy.uid), let time = Stretch(from: busy.start, to: busy.end) else {
            return nil
        }
        return BusyTime(time, isAllDay: busy.isAllDay, title: busy.title?.singleLine(longest: Self.longestTitle))
    }

    private static func apart<Value: Sendable>(
        _ work: @Sendable @escaping () throws(Refusal) -> Value
    ) async throws(CalendarTrouble) -> Value {
        let result = await withCheckedContinuation { continuation in
            Self.queue.async {
                continuation.resume(returning: Result { () throws(Refusal) in try work() })
            }
        }
        do {
            return try result.get()
        } catch {
            throw CalendarTrouble(error)
        }
    }
}

extension CalendarTrouble {
    fileprivate init(_ refusal: Refusal) {
        switch refusal {
        case .tooLarge(let bytes): self = .tooLarge(megabytes: bytes / 1_000_000)
        default: self = .unreadable(refusal.description)
        }
    }
}
