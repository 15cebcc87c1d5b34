import Foundation

/// Whether tests run at full length, as `bin/soak` does before a release, or cut short, as for every change.
package enum Soak {
    package static let isOn = ProcessInfo.processInfo.environment["SPOTTER_SOAK"] == "1"
}
