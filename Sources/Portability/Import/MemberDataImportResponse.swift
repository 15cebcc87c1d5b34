import Foundation

/// An import as a device sees it.
struct MemberDataImportResponse: Encodable, Sendable {
    let id: String
    let state: String
    let sources: [String]
    let kinds: [String: Int]
    /// Empty when nothing in it has a day.
    let firstDay: String
    let lastDay: String
    let skipped: [String: Int]
    let added: Int
    let known: Int
    let leftOut: Int
    /// Why nothing of the file could be read; empty for anything else.
    let problem: String
    let createdAt: String

    init(_ found: MemberDataImport) {
        self.id = found.id
        self.state = found.state.rawValue
        self.sources = found.look.sources
        self.kinds = found.look.kinds
        self.firstDay = found.look.firstDay
        self.lastDay = found.look.lastDay
        self.skipped = found.look.skipped
        self.added = found.added
        self.known = found.known
        self.leftOut = found.leftOut
        self.problem = found.problem
        self.createdAt = found.createdAt.formatted(.iso8601)
    }
}

/// The latest imports.
struct MemberDataImportsResponse: Encodable, Sendable {
    let imports: [MemberDataImportResponse]
}
