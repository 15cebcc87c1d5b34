import Foundation
import HealthMath
import Members
import Portability
import Storage

/// The rules by which imported missions are checked: only what the form could have written.
///
/// A weight is judged with the body where it is looked at and counted (`MissionRest`), so one that isn't safe rests.
enum MissionPortability {
    static let mission = RestoredTable(
        "mission",
        limit: .init(MissionStore.most)
    ) { row in
        try row.id("id")
        let kind = try row.choice("kind", of: MissionKind.self)
        let target = try row.number("target", in: 1...30_000)
        let times = try row.whole("times", in: 1...365)
        let words = try row.line("words", upTo: MissionAim.longestWords)
        let start = try row.number("start_kg", in: MissionKind.weight.targets, required: false)
        let aim = kind.flatMap {
            MissionAim($0, target: target, times: times.map(Int.init), words: words ?? "", start: start)
        }
        try row.demand(aim != nil, "target")
        let first = try row.day("started_on")
        if let first { try row.demand(first.year >= Self.firstYear, "started_on") }
        let reached = try row.day("reached_on", required: false)
        let ended = try row.day("ended_on", required: false)
        for (day, column) in [(reached, "reached_on"), (ended, "ended_on")] {
            if let day, let first { try row.demand(day >= first, column) }
        }
        let endedAt = try row.past("ended_at", required: false)
        try row.demand((ended == nil) == (endedAt == nil), "ended_at")
        let result = try row.number("result", in: 0...100_000, required: false)
        try row.demand(ended != nil || result == nil, "result")
        row.set("came_on", .text(CalendarDay(row.now, in: .gmt).description))
    }

    /// A mission begins on the day on which it is set out to, and there was no Spotter before.
    private static let firstYear = 2_024

    /// Counts the missions that came along as reached again: their deeds may have come before them.
    static let afterwards: PortabilityRules.Afterwards = { owner, _, db in
        try db.execute(
            """
            INSERT INTO deed_news (owner_id, day) SELECT DISTINCT owner_id, day FROM deed
            WHERE owner_id = \(owner) AND kind = 'mission-reached' AND came_along = 1
            """
        )
    }
}
