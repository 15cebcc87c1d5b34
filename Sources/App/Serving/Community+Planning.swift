import Community
import Planning
import Web

/// What the community must know of planning.
extension AppEnvironment {
    /// When members have time in a usual week, of those who said so.
    @Sendable
    func freeTimes(_ ids: [Member.ID]) async throws -> [Member.ID: WeekTimes] {
        try await FreeWindows(self.database).of(ids).mapValues { windows in
            windows.reduce(into: WeekTimes()) { times, window in
                times.insert(WeekTimes(window.weekday, from: window.window.from, to: window.window.to))
            }
        }
    }
}
