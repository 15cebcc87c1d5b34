import Synchronization

/// Which parts of the house are switched off, as this program knows it.
package final class HouseSwitches: Sendable {
    private let stored = Mutex<Set<String>>([])

    package init() {}

    package func isOn(_ part: HousePart) -> Bool { self.isOn(named: part.name) }

    package func isOn(named name: String) -> Bool { !self.off.contains(name) }

    /// The names of the parts that are switched off.
    package var off: Set<String> { self.stored.withLock { $0 } }

    /// Replaces all by what is stored.
    package func set(off names: Set<String>) { self.stored.withLock { $0 = names } }
}
