import Deeds

extension Deed.Kind {
    /// A mission that was begun; its source is `mission <kind> <id>`, because points are given once per kind a month.
    static let missionStarted = Self("mission-started")
    /// A mission that ended at its target; its source is `mission <kind> <id>`.
    static let missionReached = Self("mission-reached")
}
