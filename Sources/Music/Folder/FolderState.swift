import Foundation

/// Says how far the folder is read.
struct FolderState: Sendable, Equatable {
    /// Nil before the folder was ever looked at.
    var lookedAt: Date?
    /// Why the folder itself can't be read.
    var problem: String?
    var files = 0
    var waiting = 0
    var refused = 0

    var read: Int { self.files - self.waiting }
}

/// A file of the folder that isn't a song here, and why.
struct RefusedFile: Sendable, Equatable {
    let path: String
    let problem: String
}
