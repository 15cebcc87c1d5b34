import DelimitedText
import Foundation
import Storage
import Zip

/// Recognises an uploaded file's format and reads it line by line; everything in it is checked.
final class UploadReader {
    private var parts: [any MemberDataPart]

    var sources: [String] {
        var seen: Set<String> = []
        return self.parts.map(\.title).filter { seen.insert($0).inserted }
    }

    private(set) var place = 0

    /// Throws `UploadProblem` for an unknown format.
    init(_ path: String, _ context: MemberDataImportContext, tables: [OwnedTable], foreign: ForeignTables) throws {
        do {
            if try Self.isZip(path) {
                let zip = try ZipReader(path)
                self.parts =
                    try zip.entries.contains { $0.name == MemberExport.manifest }
                    ? Self.exported(zip, context, tables) : Self.foreign(zip, foreign)
            } else {
                self.parts = [try Self.foreign(path, foreign)]
            }
        } catch let problem as ZipProblem {
            throw UploadProblem.zip(problem)
        } catch let problem as DelimitedTextProblem {
            throw UploadProblem(problem)
        }
    }

    /// Returns the next line of any part; nil after the last.
    func next() throws -> ImportedLine? {
        do {
            while self.place < self.parts.count {
                if let line = try self.parts[self.place].next() { return line }
                self.place += 1
            }
            return nil
        } catch let problem as ZipProblem {
            throw UploadProblem.zip(problem)
        } catch let problem as DelimitedTextProblem {
            throw UploadProblem(problem)
        }
    }

    /// Returns whether it begins with "PK" and the signature of a local file or of an empty archive.
    private static func isZip(_ path: String) throws -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { throw UploadProblem.empty }
        let start = try file.read(upToCount: 4) ?? Data()
        try file.close()
        if start.isEmpty { throw UploadProblem.empty }
        return start == Data([0x50, 0x4B, 3, 4]) || start == Data([0x50, 0x4B, 5, 6])
    }

    private static func exported(
        _ zip: ZipReader,
        _ context: MemberDataImportContext,
        _ tables: [OwnedTable]
    ) throws -> [any MemberDataPart] {
        try Self.checkFormat(zip)
        // Sorted as the tables are, so that rows come after those they refer to.
        let found = tables.compactMap { table -> (OwnedTable, RestoredTable, ZipReader.Entry)? in
            guard let restored = context.rules.table(table.name),
                let entry = zip.entries.first(where: { $0.name == "data/\(table.name).json" })
            else { return nil }
            return (table, restored, entry)
        }
        try Self.countLines(found.map(\.2), in: zip)
        let ordered = found.filter(\.1.comesFirst) + found.filter { !$0.1.comesFirst }
        return try ordered.map { ExportedPart($0, $1, context, file: $2.name, try zip.read($2)) }
    }

    /// Refuses too much before any of it is kept: by the sizes that the zip says, to which its files are held, and by their
    /// lines.
    private static func countLines(_ entries: [ZipReader.Entry], in zip: ZipReader) throws {
        guard entries.map(\.size).reduce(0, +) <= UploadProblem.mostUnpacked else {
            throw UploadProblem.zip(.tooLarge)
        }
        var count = LineCount(most: UploadProblem.mostLines)
        for entry in entries {
            let content = try zip.read(entry)
            try count.add { try content.next() }
        }
    }

    private static func checkFormat(_ zip: ZipReader) throws {
        guard let entry = zip.entries.first(where: { $0.name == MemberExport.manifest }) else { return }
        let content = try zip.read(entry)
        var bytes: [UInt8] = []
        while let more = try content.next(), bytes.count < 1 << 16 { bytes += more }
        // A file that isn't JSON has no format either.
        let manifest = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
        guard let format = manifest?["format"] as? Int, format >= 1 else {
            throw UploadProblem.notAsWritten(MemberExport.manifest)
        }
        guard format <= MemberExport.format else { throw UploadProblem.newer }
    }

    /// Returns the known tables of another app among the zip's files; zips inside zips are not opened.
    private static func foreign(_ zip: ZipReader, _ foreign: ForeignTables) throws -> [any MemberDataPart] {
        let tables = zip.entries.filter { $0.name.lowercased().hasSuffix(".csv") }
        try Self.countLines(tables, in: zip)
        let parts = try tables.compactMap { entry -> ForeignTablePart? in
            let content = try zip.read(entry)
            do {
                let csv = try CSVReader { try content.next() }
                return foreign(csv.columns).map { ForeignTablePart(csv, $0) }
            } catch is DelimitedTextProblem {
                // An empty file of an export says nothing about the others.
                return nil
            }
        }
        guard !parts.isEmpty else { throw UploadProblem.unknownColumns }
        return parts
    }

    private static func foreign(_ path: String, _ foreign: ForeignTables) throws -> any MemberDataPart {
        var count = LineCount(most: UploadProblem.mostLines)
        try count.add(try Self.pieces(of: path))
        let csv = try CSVReader(try Self.pieces(of: path))
        guard let table = foreign(csv.columns) else { throw UploadProblem.unknownColumns }
        return ForeignTablePart(csv, table)
    }

    private static func pieces(of path: String) throws -> () throws -> [UInt8]? {
        guard let file = FileHandle(forReadingAtPath: path) else { throw UploadProblem.empty }
        return {
            let data = try file.read(upToCount: 1 << 16) ?? Data()
            return data.isEmpty ? nil : Array(data)
        }
    }
}
