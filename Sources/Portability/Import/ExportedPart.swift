import DelimitedText
import Foundation
import HealthMath
import Storage
import Zip

/// A table of our own export: a JSON array with one row on each line.
struct ExportedPart: MemberDataPart {
    private static let longestLine = 4 << 20
    /// The reason for rows that no form would have let through.
    static let unfit = "that Spotter would not have kept like that"
    /// The reason for rows that name what isn't here.
    static let unknown = "about something that this Spotter doesn't know"
    /// The reason for rows that an access token may not write.
    static let personal = "about your health, your settings or your notices: log in with your password to bring them in"

    let title = "Spotter export"
    private let table: OwnedTable
    private let restored: RestoredTable
    private let context: MemberDataImportContext
    private let file: String
    private let lines: LineReader

    init(
        _ table: OwnedTable,
        _ restored: RestoredTable,
        _ context: MemberDataImportContext,
        file: String,
        _ content: ZipContent
    ) {
        self.table = table
        self.restored = restored
        self.context = context
        self.file = file
        self.lines = LineReader(longest: Self.longestLine) { try content.next() }
    }

    mutating func next() throws -> ImportedLine? {
        while var text = try self.nextLine() {
            if text.last == UInt8(ascii: ",") { text.removeLast() }
            if text.isEmpty || text == [UInt8(ascii: "[")] || text == [UInt8(ascii: "]")] { continue }
            guard let object = RowReader(self.table).object(text) else { throw UploadProblem.notAsWritten(self.file) }
            return try self.line(object)
        }
        return nil
    }

    private func nextLine() throws -> [UInt8]? {
        do {
            return try self.lines.bytes().map(Array.init)
        } catch DelimitedTextProblem.lineTooLong {
            throw UploadProblem.notAsWritten(self.file)
        }
    }

    private func line(_ object: [String: Any]) throws -> ImportedLine {
        if self.restored.isPersonal, self.context.isByToken { return .skipped(Self.personal) }
        guard let sent = self.sent(object) else { return .skipped(Self.unfit) }
        if self.sealed.contains(where: { sent[$0.column] == .null }) {
            return .skipped("whose secret could not be read when they were exported")
        }
        let context = self.context
        var row = RestoredRow(sent, of: context.owner, born: context.birthday, at: context.now)
        do {
            try self.restored.rules(&row)
        } catch let unfit as UnfitRow {
            return .skipped(unfit.reason ?? Self.unfit)
        }
        let day = (object["day"] as? String).flatMap { CalendarDay($0) }
        let isMember = self.table.name == OwnedTable.members
        let kind = isMember ? "settings" : self.table.name.replacing("_", with: " ")
        return .row(
            ImportedRow(
                self.table.name,
                try self.sealing(row.judged),
                kind: kind,
                day: isMember ? nil : day,
                isPersonal: self.restored.isPersonal
            )
        )
    }

    /// Returns the values by their columns' kinds, nil when one has another kind; sealed columns as what was opened for
    /// their owner.
    private func sent(_ object: [String: Any]) -> [String: SQLValue]? {
        guard var values = RowReader(self.table).values(object, leaving: Set(self.sealed.map(\.column))) else {
            return nil
        }
        for sealed in self.sealed {
            guard let text = object[sealed.column] as? String else {
                values[sealed.column] = .null
                continue
            }
            switch sealed.content {
            case .text: values[sealed.column] = .text(text)
            case .bytes:
                guard let bytes = Data(base64Encoded: text) else { return nil }
                values[sealed.column] = .blob(Array(bytes))
            }
        }
        return values
    }

    private func sealing(_ judged: [String: SQLValue]) throws -> [String: SQLValue] {
        var values = judged
        for sealed in self.sealed {
            guard let value = judged[sealed.column], case .text(let name) = judged[sealed.naming] else {
                values[sealed.column] = nil
                continue
            }
            let context = sealed.context(name, self.context.owner)
            values[sealed.column] = try self.sealed(value, as: context).map { .blob($0) }
        }
        return values
    }

    private func sealed(_ value: SQLValue, as context: String) throws -> [UInt8]? {
        switch value {
        case .text(let text): try self.context.seal.seal(text, as: context)
        case .blob(let bytes): try self.context.seal.seal(bytes: bytes, as: context)
        default: nil
        }
    }

    private var sealed: [SealedColumn] { self.context.rules.sealed.filter { $0.table == self.table.name } }
}
