import Web

/// The ways out that every page about somebody offers: `safety/links`.
struct SafetyLinksView: Encodable, Sendable {
    let blockPath: String
    let reportPath: String

    init(_ id: Member.ID, chat: String? = nil) {
        self.blockPath = CommunitySafetyLinks.block(id)
        self.reportPath = CommunitySafetyLinks.report(id, chat: chat)
    }
}
