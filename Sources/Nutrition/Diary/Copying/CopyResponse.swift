/// What a copy wrote, as a device reads it.
struct CopyResponse: Encodable, Sendable {
    let id: String
    let entries: [EntryResponse]
}
