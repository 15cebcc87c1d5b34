import HealthMath
import Web

/// A member's achievements, as devices read them.
struct AchievementsResponse: Encodable, Sendable {
    let achievements: [Item]

    struct Item: Encodable, Sendable {
        let name: String
        let title: String
        let words: String
        let amount: Int
        let target: Int
        let earnedOn: OrNull<String>
    }

    init(_ earned: [EarnedAchievement], _ tally: AchievementTally, _ switches: HouseSwitches) {
        let days = Dictionary(uniqueKeysWithValues: earned.map { ($0.achievement.name, $0.day) })
        self.achievements = Achievement.onOffer(switches, earned: earned).map { achievement in
            Item(
                name: achievement.name,
                title: achievement.title,
                words: achievement.words,
                amount: tally.amount(towards: achievement),
                target: achievement.target,
                earnedOn: OrNull(days[achievement.name]?.description)
            )
        }
    }
}
