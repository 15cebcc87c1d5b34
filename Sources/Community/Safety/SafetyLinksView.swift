import Members

/// The links to block and to report a member, for the template `safety/links`.
struct SafetyLinksView: Encodable, Sendable {
    let blockPath: String
    let reportPath: String

    init(_ id: Member.ID, chat: String? = nil) {
        self.blockPath = CommunitySafetyLinks.block(id)
        self.reportPath = CommunitySafetyLinks.report(id, chat: chat)
    }
}
