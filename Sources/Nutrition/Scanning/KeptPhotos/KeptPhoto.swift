import Foundation
import HealthMath
import Storage

/// A photo that is kept, with the entry that it belongs to, as a list has it.
struct KeptPhoto: Sendable, Equatable {
    let entry: String
    let keptAt: Date
    let day: CalendarDay
    let meal: String
    let name: String

    /// Where a list goes on behind it.
    var cursor: Cursor { Cursor(at: self.keptAt.milliseconds, id: self.entry) }
}

/// A page of the list of them.
struct KeptPhotos: Sendable, Equatable {
    let shown: [KeptPhoto]
    /// Nil on the last page.
    let next: Cursor?

    /// Takes what was found where one more than fits was asked for.
    init(_ found: [KeptPhoto], limit: Int) {
        self.shown = Array(found.prefix(limit))
        self.next = found.count > limit ? self.shown.last?.cursor : nil
    }
}
