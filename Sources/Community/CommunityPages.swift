import Foundation
package import Web

/// What `App` needs of this wing's pages.
package enum CommunityPages {
    package static let all: [any PageModel.Type] = [ChatsPage.self, ChatPage.self, MessagesPage.self]
    package static let templates = Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates"
}
