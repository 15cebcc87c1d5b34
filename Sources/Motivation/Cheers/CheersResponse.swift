import HealthMath
import Members
import Web

/// What buddies earned lately, as devices read it, and what they see of oneself.
struct CheersResponse: Encodable, Sendable {
    let achievements: [Line]
    let isShown: Bool
    let takesCheers: Bool

    struct Line: Encodable, Sendable {
        let memberId: Int64
        let name: String
        let achievement: String
        let title: String
        let earnedOn: String
        let takesCheers: Bool
        let said: OrNull<String>
    }

    init(_ earned: [BuddyAchievement], _ buddies: [Member.ID: BoardFellow], _ sharing: AchievementSharing) {
        self.isShown = sharing.isShown
        self.takesCheers = sharing.takesCheers
        self.achievements = earned.compactMap { one in
            buddies[one.buddy].map {
                Line(
                    memberId: one.buddy,
                    name: $0.name,
                    achievement: one.earned.achievement.name,
                    title: one.earned.achievement.title,
                    earnedOn: one.earned.day.description,
                    takesCheers: one.takesCheers,
                    said: OrNull(one.said?.rawValue)
                )
            }
        }
    }
}
