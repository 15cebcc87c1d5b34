import Members

/// A member's settings for notices as a device reads them, with the names of the form's fields.
struct NoticeSettingsResponse: Encodable, Sendable {
    let settings: NoticeSettings
    let kinds: [Notice.Kind]

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Name.self)
        for kind in self.kinds {
            for channel in kind.choices {
                let name = Name(stringValue: NoticeSettingsForm.name(kind, channel))
                try fields.encode(self.settings[kind, channel], forKey: name)
            }
        }
        try fields.encode(self.settings.quiet != nil, forKey: Name(stringValue: "quiet"))
        try fields.encode(self.text(self.settings.quiet?.from), forKey: Name(stringValue: "quietFrom"))
        try fields.encode(self.text(self.settings.quiet?.until), forKey: Name(stringValue: "quietUntil"))
        try fields.encode(self.settings.digest != nil, forKey: Name(stringValue: "digest"))
        try fields.encode(self.text(self.settings.digest), forKey: Name(stringValue: "digestAt"))
    }

    private func text(_ minutes: Int?) -> String? { minutes.map { ClockTime(minutes: $0).text } }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
