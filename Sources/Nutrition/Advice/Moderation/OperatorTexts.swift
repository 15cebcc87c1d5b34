package import Foundation
package import Storage

/// What the operator does about nutritionists' texts, from the command line.
package struct OperatorTexts: Sendable {
    /// A text that is or was published.
    package struct Line: Sendable {
        package let id: String
        package let author: String
        package let state: String
        package let title: String
    }

    private let store: ModerationStore
    private let now: @Sendable () -> Date

    package init(database: any Database, now: @Sendable @escaping () -> Date) {
        self.store = ModerationStore(database: database)
        self.now = now
    }

    /// Returns the texts, the newest first.
    package func all() async throws -> [Line] {
        try await self.store.all().map {
            Line(id: $0.id, author: $0.authorName, state: $0.state.label, title: $0.content.title)
        }
    }

    /// Takes a text back for good and returns its title; nil when it isn't published.
    package func withdraw(_ id: String, because reason: String) async throws -> String? {
        try await self.store.withdraw(id, because: reason, by: nil, now: self.now())
    }

    /// Shows a text again and returns its title; nil when nobody who looks after the house took it back.
    package func restore(_ id: String, because reason: String) async throws -> String? {
        try await self.store.restore(id, because: reason, by: nil, now: self.now())
    }
}
