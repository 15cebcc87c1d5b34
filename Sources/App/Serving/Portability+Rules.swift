import Accounts
import Community
import Nutrition
import Planning
package import Portability
import Training

extension PortabilityRules {
    /// Every room's rules; a test demands that each table with an owner is in one of them.
    package static let all =
        AccountPortability.rules + NutritionPortability.rules + TrainingPortability.rules + PlanningPortability.rules
        + CommunityWing.portability
        + PortabilityRules(
            tables: [Self.deed, Self.noticeSwitch, Self.noticeTiming],
            told: ["notice": "What you were told belongs to then."],
            left: [
                "notice_digest": "which notices wait for a letter here",
                "push_subscription": "which devices this Spotter tells; each says so itself",
                "import": "how far reading a file of yours got",
                "import_row": "what was in a file of yours, until it is written",
            ]
        )
}
