import DelimitedText
import Foundation
import Members
import Storage
import Web
import Zip

/// Exports everything about one member as a zip: complete JSON for programs, and CSV for people.
///
/// It reads rows a page at a time, so that it holds neither much memory nor a reader for long; rows that change
/// meanwhile are in it as they were or as they are.
struct MemberExport: Sendable {
    typealias Sink = (_ bytes: [UInt8]) async throws -> Void

    static let format = 1
    static let manifest = "spotter.json"
    private static let page = 500
    /// The rows of a page of a table with pictures.
    private static let pageOfBytes = 8

    /// What an export says of itself first.
    private struct Head: Encodable {
        let format = MemberExport.format
        let program = "Spotter"
        let exportedAt: String
    }

    let database: any Database
    let seal: Seal
    let rules: PortabilityRules

    /// Leaves out what is about health unless `tellsHealth`, and says so.
    func write(of owner: Member.ID, at now: Date, tellsHealth: Bool, to sink: Sink) async throws {
        let withheld = tellsHealth ? [] : self.rules.health
        let hidden = Set(withheld.filter { $0.column == nil }.map(\.table))
        let tables = try await self.tables().filter { !hidden.contains($0.name) }
        var zip = ZipWriter(at: now)
        try zip.begin("README.txt")
        try zip.write(self.readMe(withheld).utf8)
        try zip.begin(Self.manifest)
        try zip.write((try JSONResponse.text(of: Head(exportedAt: now.formatted(.iso8601))) + "\n").utf8)
        for table in tables { try await self.write(table, of: owner, without: withheld, to: &zip, sink) }
        for sheet in self.rules.sheets {
            guard let table = tables.first(where: { $0.name == sheet.table }) else { continue }
            try await self.write(sheet, of: table, owner, to: &zip, sink)
        }
        for file in self.rules.files {
            guard let table = tables.first(where: { $0.name == file.table }) else { continue }
            try await self.write(file, of: table, owner, to: &zip, sink)
        }
        for file in self.rules.written { try await self.write(file, of: owner, to: &zip, sink) }
        try zip.finish()
        try await sink(zip.take())
    }

    /// Returns the tables that are exported, each after those it refers to.
    func tables() async throws -> [OwnedTable] {
        try await self.database.read { try OwnedTable.all($0) }.filter { self.rules.left[$0.name] == nil }
    }

    private func write(
        _ table: OwnedTable,
        of owner: Member.ID,
        without withheld: [HealthPart],
        to zip: inout ZipWriter,
        _ sink: Sink
    ) async throws {
        try zip.begin("data/\(table.name).json")
        let elsewhere = Set(self.rules.files.filter { $0.table == table.name }.map(\.column))
        let names = table.columns.map(\.name).filter { name in
            table.name == OwnedTable.members
                ? self.rules.ownRow.map { !$0.secret.contains(name) } ?? false : !elsewhere.contains(name)
        }
        let writer = RowWriter(
            table: table.name,
            columns: names,
            rules: self.rules,
            withheld: withheld,
            seal: self.seal,
            owner: owner
        )
        var isFirst = true
        try zip.write("[".utf8)
        try await self.pages(of: table, names, order: table.key, owner) { row in
            try zip.write((isFirst ? "\n" : ",\n").utf8)
            try zip.write(writer.json(row))
            isFirst = false
        } after: {
            try await sink(zip.take())
        }
        try zip.write("\n]\n".utf8)
    }

    private func write(
        _ sheet: Sheet,
        of table: OwnedTable,
        _ owner: Member.ID,
        to zip: inout ZipWriter,
        _ sink: Sink
    ) async throws {
        try zip.begin(sheet.file)
        try zip.write(CSVText.record(sheet.columns.map(\.heading)).utf8)
        let names = sheet.columns.map(\.column)
        try await self.pages(of: table, names, order: sheet.order, where: sheet.condition, owner) { row in
            try zip.write(CSVText.record(row.prefix(names.count).map(CSVText.text)).utf8)
        } after: {
            try await sink(zip.take())
        }
    }

    /// Writes nothing when there is no row.
    private func write(
        _ file: StoredFile,
        of table: OwnedTable,
        _ owner: Member.ID,
        to zip: inout ZipWriter,
        _ sink: Sink
    ) async throws {
        try await self.pages(of: table, [file.column], order: [], owner) { row in
            guard case .blob(let bytes)? = row.first else { return }
            try zip.begin(file.file)
            try zip.write(bytes)
        } after: {
            try await sink(zip.take())
        }
    }

    private func write(_ file: WrittenFile, of owner: Member.ID, to zip: inout ZipWriter, _ sink: Sink) async throws {
        try zip.begin(file.file)
        try zip.write("[".utf8)
        var (isFirst, next) = (true, String?.none)
        repeat {
            let page = try await file.page(owner, next)
            for row in page.rows {
                try zip.write((isFirst ? "\n" : ",\n").utf8)
                try zip.write(row)
                isFirst = false
            }
            try await sink(zip.take())
            next = page.next
        } while next != nil
        try zip.write("\n]\n".utf8)
    }

    /// Passes every row to the caller in pages, with the columns of `order` after those asked for.
    private func pages(
        of table: OwnedTable,
        _ names: [String],
        order: [String],
        where condition: String = "",
        _ owner: Member.ID,
        _ take: ([SQLValue]) throws -> Void,
        after page: () async throws -> Void
    ) async throws {
        let hasBytes = self.rules.sealed.contains { $0.table == table.name && $0.content == .bytes }
        let size = hasBytes ? Self.pageOfBytes : Self.page
        var last: [SQLValue]?
        while true {
            let rows = try await self.database.read { [last] db in
                try table.rows(
                    of: owner,
                    columns: names + order,
                    order: order,
                    after: last,
                    where: condition,
                    limit: size,
                    in: db
                )
            }
            for row in rows { try take(row) }
            try await page()
            guard rows.count == size, !order.isEmpty else { return }
            last = rows.last?.suffix(order.count)
        }
    }

    private func readMe(_ withheld: [HealthPart]) -> String {
        let written = self.rules.written.map { "\($0.file) \($0.note)\n" }.joined()
        let left = self.rules.left.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
        let health =
            withheld.isEmpty
            ? "Health details are readable here,\nso keep this file safe."
            : "Health details,\nprogress photos and what your workouts say of either are left out: the access token that asked for\nthis file has no scope \(Scope.Area.health.name):read."
        return """
            Everything that Spotter keeps about you.

            data/*.json   complete, one file for each table; Spotter can read it back (Settings, Your data)
            *.csv         the same for people, to be opened in a spreadsheet
            photos/*      your picture, in both sizes
            \(written)
            Days are your own calendar's. Times are milliseconds since 1970 UTC. \(health)

            Not in here:
            \(left.joined(separator: "\n"))

            """
    }
}
