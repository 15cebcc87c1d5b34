import Foundation
package import Web

/// What `App` needs of this wing's pages.
package enum AccountPages {
    package static let all: [any PageModel.Type] = [
        ChoosePage.self, SignUpPage.self, LogInPage.self, SessionsPage.self, RecoveryPage.self, RecoverySentPage.self,
        NewPasswordPage.self, RecoveryGonePage.self, ConfirmationPage.self, QuestionsPage.self,
        WelcomeDonePage.self, ProfilePage.self, AccountSettingsPage.self, UnitsPage.self, PasswordPage.self,
        NoticeSettingsPage.self, NoPressurePage.self, WeightPage.self, TokensPage.self, LeavingPage.self,
        AdministratorLinkPage.self,
    ]
    package static let links: [any LinkTable.Type] = [
        AccountLinks.self, SettingsLinks.self, ProfileLinks.self, WeightLinks.self,
    ]
    package static let templates = Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates"
}
