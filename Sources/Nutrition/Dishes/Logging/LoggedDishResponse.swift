/// What logging a meal wrote, as a device reads it.
struct LoggedDishResponse: Encodable, Sendable {
    let entries: [EntryResponse]
}
