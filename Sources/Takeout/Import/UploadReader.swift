import Foundation
import Storage
import Zip

/// Finds out what an uploaded file is and reads it line by line, trusting none of it.
final class UploadReader {
    private var parts: [any ImportPart]

    var sources: [String] {
        var seen: Set<String> = []
        return self.parts.map(\.title).filter { seen.insert($0).inserted }
    }

    private(set) var place = 0

    /// Throws `ImportProblem` when it is nothing that Spotter reads.
    init(
        _ path: String,
        of owner: Int64,
        tables: [OwnedTable],
        rules: TakeoutRules,
        seal: Seal,
        foreign: ForeignTables
    ) throws {
        do {
            if try Self.isZip(path) {
                let zip = try ZipReader(path)
                self.parts =
                    try zip.entries.contains { $0.name == MemberExport.manifest }
                    ? Self.exported(zip, of: owner, tables, rules, seal) : Self.foreign(zip, foreign)
            } else {
                self.parts = [try Self.foreign(path, foreign)]
            }
        } catch let problem as ZipProblem {
            throw ImportProblem.zip(problem)
        }
    }

    /// The next line of any part; nil after the last.
    func next() throws -> ImportedLine? {
        do {
            while self.place < self.parts.count {
                if let line = try self.parts[self.place].next() { return line }
                self.place += 1
            }
            return nil
        } catch let problem as ZipProblem {
            throw ImportProblem.zip(problem)
        }
    }

    /// "PK" and what a local file, or an archive without any, begins with.
    private static func isZip(_ path: String) throws -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { throw ImportProblem.empty }
        let start = try file.read(upToCount: 4) ?? Data()
        try file.close()
        if start.isEmpty { throw ImportProblem.empty }
        return start == Data([0x50, 0x4B, 3, 4]) || start == Data([0x50, 0x4B, 5, 6])
    }

    private static func exported(
        _ zip: ZipReader,
        of owner: Int64,
        _ tables: [OwnedTable],
        _ rules: TakeoutRules,
        _ seal: Seal
    ) throws -> [any ImportPart] {
        try Self.checkFormat(zip)
        // In the order of the tables, so that what is referred to is there first.
        return try tables.compactMap { table -> (any ImportPart)? in
            guard rules.restored.contains(table.name) || table.name == OwnedTable.members,
                let entry = zip.entries.first(where: { $0.name == "data/\(table.name).json" })
            else { return nil }
            return ExportedPart(table, rules, seal, of: owner, file: entry.name, try zip.read(entry))
        }
    }

    private static func checkFormat(_ zip: ZipReader) throws {
        guard let entry = zip.entries.first(where: { $0.name == MemberExport.manifest }) else { return }
        let content = try zip.read(entry)
        var bytes: [UInt8] = []
        while let more = try content.next(), bytes.count < 1 << 16 { bytes += more }
        // What isn't JSON has no format either.
        let manifest = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
        guard let format = manifest?["format"] as? Int, format >= 1 else {
            throw ImportProblem.notAsWritten(MemberExport.manifest)
        }
        guard format <= MemberExport.format else { throw ImportProblem.newer }
    }

    /// The tables of another app, each file of the zip that is one; zips inside zips are not opened.
    private static func foreign(_ zip: ZipReader, _ foreign: ForeignTables) throws -> [any ImportPart] {
        let parts = try zip.entries.filter { $0.name.lowercased().hasSuffix(".csv") }.compactMap {
            entry -> ForeignPart? in
            let content = try zip.read(entry)
            do {
                let csv = try CSVReader { try content.next() }
                return foreign(csv.columns).map { ForeignPart(csv, $0) }
            } catch is ImportProblem {
                // One empty file of an export says nothing about the others.
                return nil
            }
        }
        guard !parts.isEmpty else { throw ImportProblem.unknownColumns }
        return parts
    }

    private static func foreign(_ path: String, _ foreign: ForeignTables) throws -> any ImportPart {
        guard let file = FileHandle(forReadingAtPath: path) else { throw ImportProblem.empty }
        let csv = try CSVReader {
            let data = try file.read(upToCount: 1 << 16) ?? Data()
            return data.isEmpty ? nil : Array(data)
        }
        guard let table = foreign(csv.columns) else { throw ImportProblem.unknownColumns }
        return ForeignPart(csv, table)
    }
}
