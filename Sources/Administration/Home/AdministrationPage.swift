import Audit
import Foundation
import Members
import Web

/// The first page of administration: what waits, the longest first, what was just decided, and the ways to everything else.
struct AdministrationPage: PageModel {
    static let template = "administration/home"

    struct Line: Encodable, Sendable {
        let linePath: String
        let lineIcon: String
        let lineTitle: String
        let lineNote: String
    }

    /// A decision that its reader may still take back.
    struct Undoable: Encodable, Sendable {
        let undoPath: String
        /// "Suspended: ben".
        let undoWords: String
        let undoWhy: String
    }

    let frame: Frame
    let waiting: [Line]
    let undoable: [Undoable]
    let places: [Line]
    /// The ways that are wanted seldom; empty where the page has room for all.
    let more: [Line]

    /// The most ways that stand on the page beside what waits and was decided; a page has ten things to tap at most.
    private static let room = 7

    typealias Waiting = (queue: WaitingQueue, count: Int, since: Date, next: Date?)

    /// `waiting` are the queues in which something waits, the longest waiting first.
    init(
        _ waiting: [Waiting],
        _ undoable: [AuditRecord],
        for role: Member.Role,
        _ switches: HouseSwitches,
        now: Date,
        frame: Frame
    ) {
        self.frame = frame
        self.undoable = undoable.map {
            Undoable(undoPath: $0.undo, undoWords: "You \($0.action.words): \($0.subjectInWords)", undoWhy: $0.detail)
        }
        self.waiting = waiting.map { queue, count, since, next in
            Line(
                linePath: queue.path,
                lineIcon: queue.icon,
                lineTitle: count == 1 ? "1 \(queue.words.one)" : "\(count) \(queue.words.many)",
                lineNote: next.map { Self.words(by: $0, now: now) } ?? Self.words(since: since, now: now)
            )
        }
        let places = HousePlace.all.filter { role.duties.contains($0.duty) && switches.isOn(named: $0.part) }
        let isCrowded = places.count > Self.room
        self.places = places.filter { !isCrowded || !$0.isRare }.map(Line.init)
        self.more = places.filter { isCrowded && $0.isRare }.map(Line.init)
    }

    private static func words(by next: Date, now: Date) -> String {
        let days = Int(max(0, next.timeIntervalSince(now)) / 86_400)
        switch days {
        case 0: return "the first within a day"
        case 1: return "the first in a day"
        default: return "the first in \(days) days"
        }
    }

    private static func words(since: Date, now: Date) -> String {
        let days = Int(max(0, now.timeIntervalSince(since)) / 86_400)
        switch days {
        case 0: return "since today"
        case 1: return "waiting for a day"
        default: return "waiting for \(days) days"
        }
    }
}

extension AdministrationPage.Line {
    fileprivate init(_ place: HousePlace) {
        self.init(linePath: place.path, lineIcon: place.icon, lineTitle: place.title, lineNote: place.note)
    }
}
