import Synchronization

/// Which parts of the house are switched off, as this program knows it.
package final class HouseSwitches: Sendable {
    private let off = Mutex<Set<String>>([])

    package init() {}

    package func isOn(_ part: HousePart) -> Bool { self.isOn(named: part.name) }

    package func isOn(named name: String) -> Bool { self.off.withLock { !$0.contains(name) } }

    /// Replaces all by what is stored.
    package func set(off names: Set<String>) { self.off.withLock { $0 = names } }
}
