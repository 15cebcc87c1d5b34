import Foundation
import Members

/// An event as a row of a list, and as a pin on a map.
struct EventView: Encodable, Sendable {
    let eventPath: String
    let eventName: String
    /// "Tomorrow 18:00–19:30 · About 2 km · Town park · For beginners".
    let eventNote: String
    /// "You're in", "2 places left"; empty for nothing.
    let eventState: String
    /// Empty without a picture.
    let eventPicture: String
    /// Empty for a place in words only.
    let pinLatitude: String
    let pinLongitude: String

    init(_ found: FoundEvent, units: Units, at now: Date) {
        let (event, details) = (found.event, found.event.details)
        self.eventPath = EventLinks.event(event.id)
        self.eventName = details.name
        let away = found.kilometres.map { "About \(units.whole(kilometres: $0))" }
        self.eventNote =
            ([event.when(at: now), away, details.place].compactMap(\.self) + details.traits.map(\.label))
            .joined(separator: " \u{B7} ")
        self.eventState = event.isOver(at: now) ? "" : Self.state(found)
        self.eventPicture =
            event.pictureVersion.map { EventLinks.picture(.small, of: event.id, version: $0) } ?? ""
        self.pinLatitude = details.spot.map { String($0.latitude) } ?? ""
        self.pinLongitude = details.spot.map { String($0.longitude) } ?? ""
    }

    private static func state(_ found: FoundEvent) -> String {
        if found.event.isCancelled { return "Doesn't take place" }
        switch found.state {
        case .joined: return "You're in"
        case .waiting: return "You wait for a place"
        case .left, nil: return found.left.map(Self.left) ?? ""
        }
    }

    /// Returns text such as "2 places left"; empty where there are many.
    static func left(_ left: Int) -> String {
        switch left {
        case 0: "Full"
        case 1: "1 place left"
        case 2...10: "\(left) places left"
        default: ""
        }
    }
}
