import Foundation
import Members
import Storage

/// Reads an uploaded file to its end and stages its rows; nothing is written yet.
struct MemberDataReader: Sendable {
    private static let batch = 500
    /// The bytes of pictures after which a batch is staged, however few its rows are.
    private static let heaviest = 8 << 20
    /// The batches, each of some tenths of a second, after which others who wait are let in.
    private static let share = 4

    let database: any Database
    let seal: Seal
    let rules: PortabilityRules
    let foreign: PortabilityRoom.Foreign
    let birthday: PortabilityRoom.Birthday
    let slots: ImportSlots
    let thread: ReadingThread
    let now: @Sendable () -> Date

    /// Begins an import for a member and returns its id; `look` goes on with it.
    func begin(for member: Member) async throws -> String {
        try await MemberDataImportStore(database: self.database, owner: member.id).begin(at: self.now())
    }

    /// Reads a file as an import, in a turn of the caller's.
    ///
    /// Throws `UploadProblem` when there is nothing to import.
    func look(at path: String, as id: String, for member: Member, isByToken: Bool) async throws {
        let imports = MemberDataImportStore(database: self.database, owner: member.id)
        let tables = try await self.database.read { try OwnedTable.all($0) }
        let context = MemberDataImportContext(
            owner: member.id,
            birthday: try await self.birthday(member),
            rules: self.rules,
            seal: self.seal,
            isByToken: isByToken,
            now: self.now()
        )
        let lines = UploadLines(on: self.thread)
        let foreign = try await self.foreign(member)
        let sources = try await lines.open(path, context, tables: tables, foreign: foreign)
        let room = UploadProblem.room(beside: try await imports.staged())
        let look = try await self.stage(lines, from: sources, of: id, room: room, imports)
        guard look.rows > 0 else { throw UploadProblem.nothingInside }
        try await imports.finishLook(look, of: id)
    }

    /// Leaves a row out that names what isn't known here.
    private func checked(_ line: ImportedLine, of owner: Member.ID) async throws -> ImportedLine {
        guard case .row(let row) = line, let check = self.rules.checks[row.table] else { return line }
        return try await check(row.values, owner) ? line : .skipped(ExportedPart.unknown)
    }

    private func stage(
        _ lines: UploadLines,
        from sources: [String],
        of id: String,
        room: Int,
        _ imports: MemberDataImportStore
    ) async throws -> MemberDataPreview {
        var look = MemberDataPreview()
        look.sources = sources
        var rows: [ImportedRow] = []
        var (staged, batches) = (0, 0)
        var weight = 0
        var read = try await lines.next()
        while !read.isEmpty {
            for unchecked in read {
                let line = try await self.checked(unchecked, of: imports.owner)
                look.count(line)
                guard case .row(let row) = line else { continue }
                rows.append(row)
                weight += row.weight
                guard staged + rows.count <= UploadProblem.mostRows else { throw UploadProblem.tooManyRows }
                guard staged + rows.count <= room else { throw UploadProblem.tooManyKept }
                guard rows.count == Self.batch || weight >= Self.heaviest else { continue }
                try await imports.stage(rows, from: staged, of: id)
                try await imports.note(look, of: id)
                staged += rows.count
                rows.removeAll(keepingCapacity: true)
                weight = 0
                batches += 1
                if batches.isMultiple(of: Self.share) { try await self.slots.letOthersIn() }
            }
            read = try await lines.next()
        }
        try await imports.stage(rows, from: staged, of: id)
        return look
    }
}
