import Web

/// Lists the page models of advice and reminders.
enum AdvicePages {
    static let all: [any PageModel.Type] = [
        AdvicePage.self, ExclusionsPage.self, RemindersPage.self, SharingPage.self, RecommendationsPage.self,
        AuthorPage.self, TextPage.self, ModerationPage.self,
    ]
}
