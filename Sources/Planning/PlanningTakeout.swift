package import Takeout

/// What becomes of this wing's tables when a member takes their data along.
package enum PlanningTakeout {
    package static let rules = TakeoutRules(
        left: [
            "busy_time": "what your calendars keep busy, read again from them",
            "calendar": "how to open your calendars: passwords stay in the house, so connect them again",
        ]
    )
}
