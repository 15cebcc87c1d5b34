package import HealthMath
package import Members
package import Storage
package import Web

/// What a member shows their buddies of what they earned.
package struct SharedEarnings: Sendable, Equatable {
    /// An achievement with its sign.
    package struct Sign: Sendable, Equatable {
        package let title: String
        package let day: CalendarDay
        /// The two drawings that make the sign, as fragments of a file of the assets: "achievements.svg#frame-1".
        package let frame: String
        package let drawing: String
    }

    /// The sum of all their points, without what came along by an import.
    package let points: Int
    /// The latest first.
    package let signs: [Sign]

    /// The most signs that a buddy sees on their page.
    private static let most = 5

    /// Returns nil for a member who doesn't show it, or where buddies show each other nothing.
    package static func of(
        _ owner: Member.ID,
        in database: any Database,
        _ switches: HouseSwitches
    ) async throws -> SharedEarnings? {
        guard switches.isOn(.cheers), try await AchievementSharing.of(owner, in: database).isShown else { return nil }
        let points = try await database.read {
            try PointStore.sum(of: owner, in: .first ... .last, isCompared: true, $0)
        }
        guard switches.isOn(.achievements) else { return SharedEarnings(points: points, signs: []) }
        let earned = try await AchievementStore(database: database, owner: owner).latestShown(Self.most)
        return SharedEarnings(points: points, signs: earned.map(Sign.init))
    }
}

extension SharedEarnings.Sign {
    fileprivate init(_ earned: EarnedAchievement) {
        self.title = earned.achievement.title
        self.day = earned.day
        self.frame = "achievements.svg#frame-\(earned.achievement.step)"
        self.drawing = "achievements.svg#\(earned.achievement.measure.rawValue)"
    }
}
