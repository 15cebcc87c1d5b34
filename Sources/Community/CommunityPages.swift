import Foundation
package import Web

/// What `App` needs of this wing's pages.
package enum CommunityPages {
    package static let all: [any PageModel.Type] =
        Self.profiles + Self.chats + Self.finding + Self.buddies + Self.safety

    private static let profiles: [any PageModel.Type] = [
        TogetherPage.self, GuidelinesPage.self, BuddyProfilePage.self, ProfileRemovalPage.self, PhotoPage.self,
        PersonPage.self,
    ]

    private static let chats: [any PageModel.Type] = [ChatsPage.self, ChatPage.self, MessagesPage.self]

    private static let finding: [any PageModel.Type] = [ShareChoicePage.self, ShareAskPage.self, PeoplePage.self]

    private static let buddies: [any PageModel.Type] = [
        CardPage.self, BuddyRequestsPage.self, BuddiesPage.self, BuddyRemovalPage.self,
    ]

    private static let safety: [any PageModel.Type] = [
        BlockPage.self, BlocksPage.self, ReportPage.self, QueuePage.self, OneReportPage.self, SuspensionsPage.self,
        SuspendedPage.self,
    ]

    package static let links: [any LinkTable.Type] = [
        TogetherLinks.self, PeopleLinks.self, BuddyLinks.self, ChatLinks.self, CommunitySafetyLinks.self,
    ]
    package static let templates = Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates"
}
