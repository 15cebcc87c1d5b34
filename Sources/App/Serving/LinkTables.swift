import Accounts
import Community
import Notices
import Nutrition
import Planning
import Takeout
import Training
import Web

/// The tables of links of every room, for templates and the test that each address is answered.
enum LinkTables {
    static let all: [any LinkTable.Type] =
        [Places.self] + AccountPages.links + TakeoutPages.links + NoticePages.links + NutritionPages.links
        + TrainingPages.links + PlanningPages.links + CommunityPages.links
}
