import Foundation
import HTTPTypes
import Members
import Storage
import Web

/// The events to come, for those who look after them.
struct EventCareListPage: PageModel {
    static let template = "events/care-list"

    let frame: Frame
    let orphaned: [EventCareView]
    let items: [EventCareView]
    let nextPath: String

    init(
        orphaned: [GroupEvent],
        ahead: [GroupEvent],
        demand: [GroupEvent.ID: EventPlaces.Demand],
        keepers: [Member.ID: Person],
        at now: Date,
        frame: Frame
    ) {
        func views(_ events: [GroupEvent]) -> [EventCareView] {
            events.map {
                EventCareView($0, demand[$0.id] ?? .init(), keeper: $0.organiser.flatMap { keepers[$0] }, at: now)
            }
        }
        self.frame = frame
        self.orphaned = views(orphaned)
        self.items = views(ahead)
        let last = ahead.count == EventCareStore.most ? ahead.last : nil
        self.nextPath = last.map { EventLinks.care(after: Cursor(at: $0.details.start.milliseconds, id: $0.id)) } ?? ""
    }
}
