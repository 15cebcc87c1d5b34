package import Foundation

/// How long what one did can be taken back by Undo: as long as one may still look at the toast that offers it, and no longer
/// than somebody else could mind.
package enum UndoSpan {
    /// In seconds.
    package static let seconds: TimeInterval = 600

    /// Returns the moment before which what was done stays done.
    package static func limit(at now: Date) -> Date { now.addingTimeInterval(-Self.seconds) }
}
