/// A file of what belongs to a member though the table has no owner: such as a conversation, which is two members'.
///
/// Complete for programs, as the files of tables are; nothing of it comes back.
package struct WrittenFile: Sendable {
    /// Some of the rows, each a JSON object, and where to go on; nil after the last.
    package typealias Page = (rows: [[UInt8]], next: String?)

    /// "messages.json".
    package let file: String
    /// What is in it, for whoever opens the zip.
    package let note: String
    package let page: @Sendable (_ owner: Int64, _ after: String?) async throws -> Page

    package init(
        _ file: String,
        note: String,
        page: @Sendable @escaping (_ owner: Int64, _ after: String?) async throws -> Page
    ) {
        self.file = file
        self.note = note
        self.page = page
    }
}
