import Web

/// The addresses of achievements.
enum AchievementLinks: String, LinkTable {
    static let name = "achievements"

    case achievements = "/motivation/achievements"
}
