import Foundation
package import Web

/// What `App` needs of this wing's pages.
package enum PlanningPages {
    package static let all: [any PageModel.Type] = [
        CalendarsPage.self, UploadPage.self, AddressPage.self, AccountPage.self, AccountChoicePage.self,
        RemovalPage.self, FreeTimePage.self, FreeWeekPage.self, FreeDayPage.self, NewPlanPage.self, PlanPage.self,
        WorkoutRemindersPage.self, WorkoutReminderPage.self,
    ]
    package static let links: [any LinkTable.Type] = [CalendarLinks.self, PlanLinks.self]
    package static let templates = Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates"
}
