package import Members

/// An exported file of data that belongs to a member although the table has no owner, such as a chat of two members.
///
/// It is complete, as the files of tables are; nothing of it is imported.
package struct WrittenFile: Sendable {
    /// Some of the rows, each a JSON object, and a cursor; nil after the last.
    package typealias Page = (rows: [[UInt8]], next: String?)

    /// "messages.json".
    package let file: String
    /// What is in it, for readers of the zip.
    package let note: String
    package let page: @Sendable (_ owner: Member.ID, _ after: String?) async throws -> Page

    package init(
        _ file: String,
        note: String,
        page: @Sendable @escaping (_ owner: Member.ID, _ after: String?) async throws -> Page
    ) {
        self.file = file
        self.note = note
        self.page = page
    }
}
