import Foundation
import Storage
import Web

/// One event of a session, or several in `events`.
struct SessionEventsForm: Form {
    static let fields: [String: FieldKind] = SessionEventFields.kinds.merging([
        "events": .items(SessionEventFields.kinds)
    ]) {
        $1
    }

    let input: FormInput

    struct Values: Sendable {
        fileprivate let events: [SessionEvent]
        fileprivate let untimed: Set<Int>
        fileprivate let isOne: Bool

        /// Returns the events; those sent without a time get the present one, each a little later than the one before.
        func events(at now: Date) -> [SessionEvent] {
            self.events.enumerated().map { place, event in
                guard self.untimed.contains(place) else { return event }
                var event = event
                event.at = now.milliseconds - Int64(self.events.count - 1 - place)
                return event
            }
        }

        /// Returns the complaint about an event whose id was sent before, with something else.
        func complaint(_ another: WorkoutSessionStore.AnotherEvent) -> FormErrors {
            let place = self.events.lastIndex { $0.id == another.id } ?? 0
            return FormErrors(
                self.isOne ? "requestId" : "events.\(place).requestId",
                "This id was sent before, and told something else then. Send a new id with what is new."
            )
        }
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let items = self.input.items("events")
        let isOne = self.input.has("kind") || self.input.has("requestId")
        if isOne, !items.isEmpty { errors.add("events", "Send one event or a list of them, not both.") }
        let read =
            isOne
            ? [SessionEventFields.event(self.input, named: "", into: &errors)]
            : items.map { SessionEventFields.event($0.input, named: "events.\($0.place).", into: &errors) }
        if read.isEmpty { errors.add("events", "Send at least one event.") }
        let events = read.compactMap(\.self)
        guard errors.isEmpty, events.count == read.count else { return nil }
        return Values(
            events: events.map(\.event),
            untimed: Set(events.indices.filter { !events[$0].isTimed }),
            isOne: isOne
        )
    }
}
