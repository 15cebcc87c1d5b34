package import Foundation
package import HealthMath
package import Members
package import Storage
import Web

/// A row of an export that is being imported; the rules check its columns through it.
///
/// Only checked columns are imported; all others get the schema's default.
package struct RestoredRow {
    package let owner: Member.ID
    package let now: Date
    /// The day on which the owner was born.
    private let birthday: CalendarDay?
    private let sent: [String: SQLValue]
    private(set) var judged: [String: SQLValue] = [:]

    package init(_ sent: [String: SQLValue], of owner: Member.ID, born birthday: CalendarDay? = nil, at now: Date) {
        self.sent = sent
        self.owner = owner
        self.birthday = birthday
        self.now = now
    }

    /// Sets a column that is computed instead of imported.
    package mutating func set(_ column: String, _ value: SQLValue) { self.judged[column] = value }

    /// Takes a column whose value `judge` accepts; null is refused where it is required.
    @discardableResult
    package mutating func take<Value>(
        _ column: String,
        required: Bool = true,
        _ judge: (SQLValue) -> Value?
    ) throws -> Value? {
        guard let value = self.sent[column], value != .null else {
            if required { throw UnfitRow(column) }
            return nil
        }
        guard let fit = judge(value) else { throw UnfitRow(column) }
        self.judged[column] = value
        return fit
    }

    package func demand(_ isFit: Bool, _ column: String) throws {
        if !isFit { throw UnfitRow(column) }
    }
}

// Each checks what one field of a form may hold, and returns the value, or nil for an empty optional column.
extension RestoredRow {
    /// Reads one line of text as a form takes it: visible, short, without control characters or changed writing
    /// directions.
    @discardableResult
    package mutating func text(_ column: String, upTo length: Int, required: Bool = true) throws -> String? {
        try self.take(column, required: required) { Self.text($0, upTo: length, kind: .text) }
    }

    /// Reads one line of text that may be empty.
    @discardableResult
    package mutating func line(_ column: String, upTo length: Int) throws -> String? {
        try self.take(column) { $0 == .text("") ? "" : Self.text($0, upTo: length, kind: .text) }
    }

    /// Reads text that may be empty and may have line breaks.
    @discardableResult
    package mutating func lines(_ column: String, upTo length: Int) throws -> String? {
        try self.take(column) { $0 == .text("") ? "" : Self.text($0, upTo: length, kind: .lines) }
    }

    /// Reads text in a format of the program's own, such as JSON, that `read` accepts; also sealed text, opened for its
    /// owner.
    @discardableResult
    package mutating func parsed<Value>(
        _ column: String,
        required: Bool = true,
        _ read: (String) -> Value?
    ) throws -> Value? {
        try self.take(column, required: required) { if case .text(let text) = $0 { read(text) } else { nil } }
    }

    /// Reads a lower-case UUID after `prefix`.
    @discardableResult
    package mutating func id(_ column: String, prefix: String = "", required: Bool = true) throws -> String? {
        try self.parsed(column, required: required) { text in
            guard text.hasPrefix(prefix) else { return nil }
            let rest = String(text.dropFirst(prefix.count))
            return UUID(uuidString: rest)?.uuidString.lowercased() == rest ? text : nil
        }
    }

    /// Reads the name of something in a list of the program: letters, digits and `-_.:` only.
    @discardableResult
    package mutating func name(_ column: String, upTo length: Int = 100, required: Bool = true) throws -> String? {
        try self.parsed(column, required: required) { text in
            let isPlain = text.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                    || "-_.:".utf8.contains($0)
            }
            return isPlain && (1...length).contains(text.utf8.count) ? text : nil
        }
    }

    /// Reads somebody's first name: nothing in it that isn't seen, turns the writing around, or reads as an address.
    @discardableResult
    package mutating func firstName(_ column: String, required: Bool = true) throws -> String? {
        let name = try self.text(column, upTo: 60, required: required)
        let isPlain = name?.unicodeScalars.allSatisfy { scalar in
            // The two that shape letters of Persian and of the scripts of India.
            let joins = ["\u{200C}", "\u{200D}"].contains(scalar)
            return joins
                || scalar.properties.generalCategory != .format && !"/\\@:<>#?&=".unicodeScalars.contains(scalar)
        }
        try self.demand(isPlain ?? true, column)
        return name
    }

    @discardableResult
    package mutating func choice<Choice: RawRepresentable<String>>(
        _ column: String,
        of _: Choice.Type,
        required: Bool = true
    ) throws -> Choice? {
        try self.parsed(column, required: required) { Choice(rawValue: $0) }
    }

    @discardableResult
    package mutating func number(
        _ column: String,
        in range: ClosedRange<Double>,
        required: Bool = true
    ) throws -> Double? {
        try self.take(column, required: required) {
            guard case .real(let number) = $0, number.isFinite, range.contains(number) else { return nil }
            return number
        }
    }

    @discardableResult
    package mutating func whole(
        _ column: String,
        in range: ClosedRange<Int64>,
        required: Bool = true
    ) throws -> Int64? {
        try self.take(column, required: required) {
            guard case .integer(let number) = $0, range.contains(number) else { return nil }
            return number
        }
    }

    @discardableResult
    package mutating func flag(_ column: String, required: Bool = true) throws -> Bool? {
        try self.whole(column, in: 0...1, required: required).map { $0 == 1 }
    }

    /// Reads the number of changes of a row.
    package mutating func version() throws { try self.whole("version", in: 1...1_000_000_000) }

    /// Reads a day of the owner's life, or of their plans up to so many days ahead.
    @discardableResult
    package mutating func day(_ column: String, ahead: Int = 0, required: Bool = true) throws -> CalendarDay? {
        let days = self.days(ahead: ahead)
        return try self.parsed(column, required: required) { text in
            CalendarDay(text).flatMap { days.contains($0) && $0.description == text ? $0 : nil }
        }
    }

    /// Returns the days that the owner can mean, where a day has begun once it has somewhere on Earth.
    private func days(ahead: Int) -> LifeDays {
        // No time zone is more than 14 hours ahead of UTC.
        let today = CalendarDay(self.now.addingTimeInterval(14 * 3_600), in: .gmt)
        return LifeDays(born: self.birthday, today: today, ahead: ahead)
    }

    /// Reads an instant since 1970, or since 1900 for what may be older than computers, up to a day ahead for clocks that
    /// are fast.
    @discardableResult
    package mutating func past(_ column: String, required: Bool = true, isOld: Bool = false) throws -> Date? {
        try self.whole(
            column,
            in: (isOld ? Self.earliest : 0)...(self.now.milliseconds + 86_400_000),
            required: required
        )
        .map { Date(milliseconds: $0) }
    }

    /// Reads an instant of the owner's life, or of their plans up to so many days ahead.
    @discardableResult
    package mutating func instant(_ column: String, ahead: Int, required: Bool = true) throws -> Date? {
        let latest = self.now.addingTimeInterval(Double(ahead + 1) * 86_400)
        let earliest = self.days(ahead: 0).first.start(in: .gmt).addingTimeInterval(-86_400)
        return try self.whole(column, in: earliest.milliseconds...latest.milliseconds, required: required)
            .map { Date(milliseconds: $0) }
    }

    /// Reads a time zone that this program knows.
    @discardableResult
    package mutating func zone(_ column: String, required: Bool = true) throws -> TimeZone? {
        try self.parsed(column, required: required) { MemberZone.named($0) }
    }

    /// 1900-01-01 in milliseconds since 1970 UTC.
    private static let earliest: Int64 = -2_208_988_800_000

    private static func text(_ value: SQLValue, upTo length: Int, kind: FieldKind) -> String? {
        guard case .text(let text) = value, !text.isEmpty else { return nil }
        return FieldRules.isFit(text, upTo: length, kind: kind) ? text : nil
    }
}
