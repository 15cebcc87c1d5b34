/// A dot of `progress-dots`, which shows the steps of a form of several pages.
package struct ProgressDot: Encodable, Sendable {
    let dotDone: Bool
    let dotNow: Bool

    /// Returns one dot for each of `count` steps; `position` counts from 0.
    package static func row(at position: Int, of count: Int) -> [ProgressDot] {
        (0..<count).map { ProgressDot(dotDone: $0 < position, dotNow: $0 == position) }
    }

    /// Returns text such as "Step 2 of 4", for `dotWords`.
    package static func words(at position: Int, of count: Int) -> String { "Step \(position + 1) of \(count)" }
}
