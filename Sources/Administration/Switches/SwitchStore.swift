import Audit
import Foundation
import Members
import Storage
import Web

/// Keeps which parts of the house are switched off.
struct SwitchStore: Sendable {
    /// Thrown for an Undo of what another switched, or that is too long ago.
    struct Overtaken: Error {}

    let database: any Database
    let switches: HouseSwitches

    /// Tells this program what is stored.
    func load() async throws {
        let off = try await self.database.rows("SELECT name FROM switched_off") { try $0.text(0) }
        self.switches.set(off: Set(off))
    }

    /// Switches a part on or off, and writes down why; false when it is so already.
    ///
    /// Without an administrator it is the operator's. An Undo does nothing unless this administrator just switched it, and
    /// nobody since.
    func set(
        _ part: HousePart,
        on: Bool,
        because reason: String,
        by administrator: Member?,
        isUndo: Bool = false,
        at now: Date
    ) async throws -> Bool {
        let changed = try await self.database.write { db in
            let rows =
                on
                ? try db.execute("DELETE FROM switched_off WHERE name = \(part.name)")
                : try db.execute("INSERT INTO switched_off (name) VALUES (\(part.name)) ON CONFLICT (name) DO NOTHING")
            guard rows == 1 else { return false }
            let action: AuditRecord.Action = on ? .partSwitchedOn : .partSwitchedOff
            if isUndo, let administrator {
                let undone: AuditRecord.Action = on ? .partSwitchedOff : .partSwitchedOn
                // What Undo did isn't undone.
                guard try AuditRecord.before(undone, by: administrator, on: part.title, at: now, in: db) == "" else {
                    throw Overtaken()
                }
            }
            try AuditRecord.write(
                action,
                byWhom: administrator,
                on: part.title,
                detail: reason,
                before: isUndo ? "undone" : "",
                undo: isUndo ? "" : AdministrationLinks.partUndoing(part.name, on: on),
                at: now,
                in: db
            )
            return true
        }
        try await self.load()
        return changed
    }
}
