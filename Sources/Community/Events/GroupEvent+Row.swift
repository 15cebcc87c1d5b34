import Foundation
import Members
import Storage

extension GroupEvent {
    /// The columns of `event`, and the version of its picture.
    static let columns: SQL = """
        event.id, event.name, event.about, event.place, event.latitude, event.longitude, event.zone, event.start_at,
        event.end_at, event.points, event.capacity, event.sponsor, event.ages, event.traits, event.organiser_id,
        event.code, event.cancelled_at, event.cancelled_why,
        (SELECT event_picture.version FROM event_picture
            WHERE event_picture.event_id = event.id AND event_picture.removed_at IS NULL), event.version
        """

    init(_ row: SQLRow) throws {
        var columns = row.reader
        try self.init(&columns)
    }

    init(_ columns: inout ColumnReader) throws {
        self.id = try columns.text()
        self.details = try Details(&columns)
        self.organiser = try columns.optionalInteger()
        self.code = try columns.text()
        let (cancelledAt, why) = (try columns.optionalInteger(), try columns.optionalText())
        self.cancellation = cancelledAt.map { Cancellation(at: Date(milliseconds: $0), why: why ?? "") }
        self.pictureVersion = try columns.optionalText()
        self.version = try columns.integer()
    }
}

extension GroupEvent.Details {
    fileprivate init(_ columns: inout ColumnReader) throws {
        self.name = try columns.text()
        self.about = try columns.text()
        self.place = try columns.text()
        let (latitude, longitude) = (try columns.optionalReal(), try columns.optionalReal())
        self.spot = latitude.flatMap { latitude in longitude.flatMap { PrecisePlace(latitude, $0) } }
        // A zone that this system doesn't know any more: its hours are told by Greenwich.
        self.zone = MemberZone.named(try columns.text()) ?? .gmt
        self.start = Date(milliseconds: try columns.integer())
        self.end = Date(milliseconds: try columns.integer())
        self.points = try columns.int()
        self.capacity = try columns.optionalInt()
        self.sponsor = try columns.text()
        self.ages = try columns.choice()
        self.traits = try columns.text().split(separator: " ").compactMap { EventTrait(rawValue: String($0)) }
    }

    /// The traits as they are stored: their words, with spaces between.
    var traitWords: String { self.traits.map(\.rawValue).joined(separator: " ") }
}
