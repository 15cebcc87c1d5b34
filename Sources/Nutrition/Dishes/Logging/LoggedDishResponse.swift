import Web

/// What logging a meal wrote, as a device reads it.
struct LoggedDishResponse: JSONWritable {
    let entries: [DiaryEntry]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("entries", each: self.entries) { EntryResponse(entry: $0).write(to: &$1) }
        }
    }
}
