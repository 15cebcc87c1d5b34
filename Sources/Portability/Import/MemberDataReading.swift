import Foundation
import Members
import Storage
import Web

/// Reads an uploaded file of a member in a turn, also when nobody waits for it any more.
struct MemberDataReading: Sendable {
    /// How long a file waits for its turn.
    private static let longest = Duration.seconds(600)

    let reader: MemberDataReader
    let slots: ImportSlots
    let underway: ExclusiveWork

    /// Returns the id of the import, and whether the file was read within `patience`.
    ///
    /// Throws `UploadProblem` and `TryAgainLater` when that was known by then, and forgets the import; later its page
    /// tells. It ends the member's `underway` when the file is read.
    func begin(
        _ upload: Upload,
        of member: Member,
        isByToken: Bool,
        within patience: Duration
    ) async throws -> (id: String, isRead: Bool) {
        let id: String
        do {
            id = try await self.reader.begin(for: member)
        } catch {
            self.underway.end(member.id)
            throw error
        }
        let work = UnhurriedWork {
            defer { self.underway.end(member.id) }
            try await self.read(upload, as: id, of: member, isByToken: isByToken)
        }
        do {
            return (id, try await work.value(within: patience) != nil)
        } catch let error as CancellationError {
            // The sender went away; the file is read on.
            throw error
        } catch {
            _ = try await self.imports(of: member).drop(id)
            throw error
        }
    }

    private func read(_ upload: Upload, as id: String, of member: Member, isByToken: Bool) async throws {
        do {
            let isRead: Void? = try await self.slots.run(within: Self.longest) {
                try await upload.withPath { path in
                    try await self.reader.look(at: path, as: id, for: member, isByToken: isByToken)
                }
            }
            if isRead == nil { throw Self.noTurn }
        } catch {
            try await self.imports(of: member).failLook(Self.words(error), of: id)
            throw error
        }
    }

    private func imports(of member: Member) -> MemberDataImportStore {
        MemberDataImportStore(database: self.reader.database, owner: member.id)
    }

    private static let noTurn = TryAgainLater(
        words: "Others are bringing in files just now. Nothing of yours was read; send it again in a minute.",
        seconds: 60
    )

    private static func words(_ error: any Error) -> String {
        switch error {
        case let problem as UploadProblem: problem.words
        case let later as TryAgainLater: later.words
        default: "Something went wrong while it was read. Send it again."
        }
    }
}
