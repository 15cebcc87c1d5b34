import Foundation
import HTTPTypes
import Members
import Storage
import Web

/// An event as a row for those who look after it.
struct EventCareView: Encodable, Sendable {
    let carePath: String
    let careName: String
    /// "Tomorrow 18:00–19:30 · Town park · 12 come, 3 wait".
    let careNote: String
    /// "Mo looks after it · sponsored by Kiosk".
    let careKeeper: String
    let careState: String

    init(_ event: GroupEvent, _ demand: EventPlaces.Demand, keeper: Person?, at now: Date) {
        self.carePath = EventLinks.care(event.id)
        self.careName = event.details.name
        self.careNote = [event.when(at: now), event.details.place, demand.words].joined(separator: " \u{B7} ")
        let sponsor = event.details.sponsor
        self.careKeeper = [
            keeper.map { "\($0.screenName) looks after it" } ?? "Nobody looks after it",
            sponsor.isEmpty ? "" : "sponsored by \(sponsor)",
        ].filter { !$0.isEmpty }.joined(separator: " \u{B7} ")
        self.careState = event.isCancelled ? "Cancelled" : ""
    }
}

extension EventPlaces.Demand {
    /// "12 come, 3 wait".
    fileprivate var words: String {
        let come = self.taken == 0 ? "nobody comes yet" : self.taken == 1 ? "1 comes" : "\(self.taken) come"
        return come + (self.waiting == 0 ? "" : ", \(self.waiting) wait\(self.waiting == 1 ? "s" : "")")
    }
}

/// One event, and who looks after it.
struct EventCarePage: PageModel {
    static let template = "events/care"

    let frame: Frame
    let status: HTTPResponse.Status
    let event: EventCareView
    let cancelledWhy: String
    let eventPath: String
    /// Empty for who may not change it, and once it is cancelled or over.
    let editingPath: String
    let cancellationPath: String
    /// Empty for who may not hand it over.
    let keeperPath: String
    let keepers: [ChoiceView]
    let keeperComplaints: [String]
    let reason: FieldView

    init(
        _ event: GroupEvent,
        _ demand: EventPlaces.Demand,
        keeper: Person?,
        staff: [Person],
        form: EventCareForm,
        _ errors: FormErrors,
        for member: Member,
        mayHandOver: Bool,
        at now: Date,
        frame: Frame
    ) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.event = EventCareView(event, demand, keeper: keeper, at: now)
        self.cancelledWhy = event.cancellation?.why ?? ""
        self.eventPath = EventLinks.event(event.id)
        let mayChange = member.mayChange(event) && event.isOpen(at: now)
        self.editingPath = mayChange ? EventLinks.editing(event.id) : ""
        self.cancellationPath = mayChange ? EventLinks.cancellation(event.id) : ""
        self.keeperPath = mayHandOver ? EventLinks.keeper(event.id) : ""
        let chosen = form.input["memberId"].isEmpty ? event.organiser.map(String.init) ?? "" : form.input["memberId"]
        self.keepers = staff.map {
            ChoiceView(String($0.id), label: $0.screenName, chosen: String($0.id) == chosen)
        }
        self.keeperComplaints = errors["memberId"]
        self.reason = FieldView("reason", of: form, errors)
    }
}
