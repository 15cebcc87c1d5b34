import Web

/// The pages of sessions.
enum SessionPages {
    static let all: [any PageModel.Type] = [SessionPage.self, SessionSummaryPage.self]
}
