import Web

/// What logging a meal wrote, as a device reads it.
struct LoggedAnswer: JSONWritable {
    let entries: [DiaryEntry]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("entries", each: self.entries) { EntryAnswer(entry: $0).write(to: &$1) }
        }
    }
}
