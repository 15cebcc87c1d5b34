package import Foundation
package import Storage
package import Web

/// What the room of the audit log brings to the floor's wing.
package struct AuditRoom: Sendable {
    package let controllers: [any Controller]

    package init(
        database: any Database,
        actions: [AuditRecord.Action],
        views: Views,
        now: @Sendable @escaping () -> Date
    ) {
        self.controllers = [AuditController(database: database, actions: actions, views: views, now: now)]
    }
}
