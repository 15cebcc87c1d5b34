import Deeds
import Notices
import Portability
import Storage

/// The rules that imported rows of the floor's tables must meet.
extension FloorWing {
    /// Returns the rules of tables whose rows name kinds that the mounted wings declare.
    static func kindRules(_ noticeKinds: [Notice.Kind], _ deedKinds: [Deed.Kind]) -> PortabilityRules {
        PortabilityRules(tables: [Self.deed(deedKinds), Self.noticeSwitch(noticeKinds)])
    }

    /// Returns the table of deeds; those that involve other members aren't imported.
    private static func deed(_ kinds: [Deed.Kind]) -> RestoredTable {
        // A long workout with its records has fewer deeds of a kind; each counts for points when it is read.
        RestoredTable("deed", limit: .init(200, alike: ["kind", "day"])) { row in
            let kind = try row.parsed("kind", kinds.named)
            if kind?.tellsOfOthers == true {
                throw UnfitRow("kind", because: "about you and others together, which stay where they were")
            }
            try row.text("source", upTo: 300)
            try row.day("day")
            // The largest quantities are the minutes of one activity, up to two days.
            try row.number("quantity", in: 0...2_880)
            try row.past("at")
            row.set("came_along", .integer(1))
        }
    }

    private static func noticeSwitch(_ kinds: [Notice.Kind]) -> RestoredTable {
        RestoredTable("notice_switch", isPersonal: true) { row in
            try row.parsed("kind", kinds.named)
            try row.choice("channel", of: Channel.self)
            try row.flag("is_on")
        }
    }

    static let noticeTiming = RestoredTable("notice_timing", isPersonal: true) { row in
        let from = try row.whole("quiet_from", in: 0...1_439, required: false)
        let until = try row.whole("quiet_until", in: 0...1_439, required: false)
        try row.demand((from == nil) == (until == nil) && (from == nil || from != until), "quiet_until")
        try row.whole("digest_at", in: 0...1_439, required: false)
    }
}
