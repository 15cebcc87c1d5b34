import Foundation

/// Whether tests run at full length, as `bin/soak` does before a release, or cut short, as for every change.
package enum Soak {
    package static let isOn = ProcessInfo.processInfo.environment["SPOTTER_SOAK"] == "1"

    /// The seeds of a property that is tried with `count` of them at full length, and with a third, three at least, for
    /// every change.
    package static func seeds(_ count: UInt64) -> ClosedRange<UInt64> {
        1...(Self.isOn ? count : max(3, count / 3))
    }
}
