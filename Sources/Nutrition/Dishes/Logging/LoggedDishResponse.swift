import Web

/// What logging a meal wrote, as a device reads it.
///
/// Written by hand because its entries are, for the floor of "The day as JSON".
struct LoggedDishResponse: JSONWritable {
    let entries: [DiaryEntry]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("entries", each: self.entries) { EntryResponse(entry: $0).write(to: &$1) }
        }
    }
}
