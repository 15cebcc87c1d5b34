import Web

extension AchievementMeasure {
    /// The name of the part of the house without which nothing is added to it; nil for none.
    fileprivate var part: String? {
        switch self {
        case .events: PointRule.events
        case .missionsStarted, .missionsReached: HousePart.missions.name
        case .gifts: HousePart.chat.name
        default: nil
        }
    }
}

extension Achievement {
    /// Returns those that can be earned with the parts of the house that are on, and those that were earned.
    static func onOffer(_ switches: HouseSwitches, earned: [EarnedAchievement]) -> [Achievement] {
        let names = Set(earned.map(\.achievement.name))
        return Self.all.filter { one in
            names.contains(one.name) || one.measure.part.map { switches.isOn(named: $0) } ?? true
        }
    }
}
