package import Foundation
package import Storage
package import Web

/// What the operator switches on and off, from the command line; a program that serves knows it within seconds.
package struct OperatorSwitches: Sendable {
    private let store: SwitchStore
    private let parts: [HousePart]
    private let now: @Sendable () -> Date

    /// `parts` are those that the mounted wings declare.
    package init(database: any Database, parts: [HousePart], now: @Sendable @escaping () -> Date) {
        self.store = SwitchStore(database: database, switches: HouseSwitches())
        self.parts = parts
        self.now = now
    }

    /// Returns all parts, each with whether it is on.
    package func all() async throws -> [(name: String, title: String, isOn: Bool)] {
        try await self.store.load()
        return self.parts.map { ($0.name, $0.title, self.store.switches.isOn($0)) }
    }

    /// Switches a part; nil when there is none of this name, false when it is so already.
    package func set(_ name: String, on: Bool, because reason: String) async throws -> Bool? {
        guard let part = self.parts.named(name) else { return nil }
        return try await self.store.set(part, on: on, because: reason, by: nil, at: self.now())
    }
}
