import Deeds
import Notices
import Portability

/// What the rows of the floor must hold to come back.
extension FloorWing {
    /// Deeds that tell of others stay where those others are.
    static let deed = RestoredTable("deed") { row in
        let kind = try row.choice("kind", of: Deed.Kind.self)
        try row.demand(kind != .buddyGained && kind != .workoutShared, "kind")
        try row.text("source", upTo: 300)
        try row.pastDay("day")
        // The most are minutes of one activity: two days of them.
        try row.number("quantity", in: 0...2_880)
        try row.past("at")
    }

    static let noticeSwitch = RestoredTable("notice_switch", isPersonal: true) { row in
        try row.choice("kind", of: Notice.Kind.self)
        try row.choice("channel", of: Channel.self)
        try row.flag("is_on")
    }

    static let noticeTiming = RestoredTable("notice_timing", isPersonal: true) { row in
        let from = try row.whole("quiet_from", in: 0...1_439, required: false)
        let until = try row.whole("quiet_until", in: 0...1_439, required: false)
        try row.demand((from == nil) == (until == nil) && (from == nil || from != until), "quiet_until")
        try row.whole("digest_at", in: 0...1_439, required: false)
    }
}
