import HealthMath
import Members
import Web

/// What buddies did and earned lately, as devices read it, and what they see of oneself.
struct CheersResponse: Encodable, Sendable {
    /// The days of a week on which buddies who share it trained.
    let trainings: [Training]
    let achievements: [Line]
    let isShown: Bool
    let takesCheers: Bool
    let showsMissions: Bool

    struct Training: Encodable, Sendable {
        let memberId: Member.ID
        let name: String
        let trainedOn: String
        let takesCheers: Bool
        let said: OrNull<String>
    }

    struct Line: Encodable, Sendable {
        let memberId: Member.ID
        let name: String
        let achievement: String
        let title: String
        let earnedOn: String
        let takesCheers: Bool
        let said: OrNull<String>
    }

    init(_ found: CheerController.Found) {
        self.isShown = found.sharing.isShown
        self.takesCheers = found.sharing.takesCheers
        self.showsMissions = found.sharing.showsMissions
        self.trainings = found.trained.compactMap { one in
            found.buddies[one.buddy].map {
                Training(
                    memberId: one.buddy,
                    name: $0.name,
                    trainedOn: one.day.description,
                    takesCheers: one.takesCheers,
                    said: OrNull(one.said?.rawValue)
                )
            }
        }
        self.achievements = found.earned.compactMap { one in
            found.buddies[one.buddy].map {
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
