import Foundation
import HTTPTypes
import Members
import Storage
import Web

/// The page of events: the member's own, and those near a place as a list and a map.
struct EventsPage: PageModel {
    static let template = "events/list"

    let status: HTTPResponse.Status
    let frame: Frame
    let views: [FindingView]
    let around: AroundView
    let traitChoices: [ChoiceView]
    let own: [EventView]
    let invited: [EventView]
    /// Those that are over and at which the member was.
    let attended: [EventView]
    let events: [EventView]
    /// Empty where there is nothing to sort by distance.
    let orders: [EventOrderView]
    /// "near"; empty for the usual order.
    let order: String
    let emptyTitle: String
    let emptyWords: String
    let nextPath: String
    let nextName: String
    /// Empty for who doesn't make events.
    let newPath: String
    /// The place that was looked around, on the map; empty for anywhere.
    let hereLatitude: String
    let hereLongitude: String
    /// Whether places are known by name here.
    let asksPlaceName: Bool
    /// Empty without a map, and where nothing would stand on it.
    let tiles: String
    let tilesAttribution: String

    /// The events that were found.
    struct Content: Sendable {
        var own: [FoundEvent] = []
        var invited: [FoundEvent] = []
        var attended: [FoundEvent] = []
        var found = EventSearch.Results(events: [], next: nil)
        var place: CoarsePlace?
    }

    init(
        _ content: Content,
        _ form: EventsForm,
        _ errors: FormErrors,
        for member: Member,
        at now: Date,
        asksPlaceName: Bool,
        tiles: (address: String, attribution: String)?,
        switches: HouseSwitches,
        frame: Frame
    ) {
        func views(_ found: [FoundEvent]) -> [EventView] {
            found.map { EventView($0, units: member.units, at: now) }
        }
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.views = FindingView.links(to: .events, switches)
        self.around = AroundView(form, errors, units: member.units)
        self.asksPlaceName = asksPlaceName || !form.input["place"].isEmpty
        self.traitChoices = EventTrait.choices(chosen: form.input.all("traits"))
        self.own = views(content.own)
        self.invited = views(content.invited)
        self.attended = views(content.attended)
        self.events = views(content.found.events)
        let order = EventOrder(rawValue: form.input["order"]) ?? .soon
        let hasOrders = content.place != nil && content.found.events.count + (form.input["after"].isEmpty ? 0 : 1) > 1
        self.orders = hasOrders ? EventOrder.allCases.map { form.link(to: $0, isCurrent: $0 == order) } : []
        self.order = order == .soon ? "" : order.rawValue
        let isEmpty = errors.isEmpty && content.found.events.isEmpty
        self.emptyTitle = isEmpty ? "Nothing planned here yet" : ""
        let hint =
            content.place == nil
            ? "Events are made by those who look after them. Come back soon." : "Look further around, or anywhere."
        self.emptyWords = isEmpty ? hint : ""
        self.nextPath = content.found.next.map { form.path(after: $0) } ?? ""
        self.nextName = order == .near && content.place != nil ? "Those further away" : "Later ones"
        self.newPath = member.looksAfterEvents ? EventLinks.new.path : ""
        self.hereLatitude = content.place.map { String($0.latitude) } ?? ""
        self.hereLongitude = content.place.map { String($0.longitude) } ?? ""
        let isPinned = content.found.events.contains { $0.event.details.spot != nil }
        self.tiles = isPinned ? tiles?.address ?? "" : ""
        self.tilesAttribution = tiles?.attribution ?? ""
    }
}

/// The fields of a place to look around, for the templates `people/around` and `people/spot`.
struct AroundView: Encodable, Sendable {
    let place: FieldView
    let latitude: FieldView
    let longitude: FieldView
    let distance: FieldView
    /// "km" or "mi", the unit and the name of the field.
    let distanceUnit: String
    let anywhere: Bool
    /// Whether the fields that are folded away have a complaint.
    let aroundOpen: Bool

    init(_ form: some Form, _ errors: FormErrors, units: Units) {
        let unit = units.distance.rawValue
        self.place = FieldView("place", of: form, errors)
        self.latitude = FieldView("lat", of: form, errors)
        self.longitude = FieldView("lon", of: form, errors)
        self.distance = FieldView(value: form.input.distanceAround(in: units), complaints: errors[unit])
        self.distanceUnit = unit
        self.anywhere = form.input.isOn("anywhere")
        self.aroundOpen = errors.messages.contains { $0.key != "place" }
    }
}

extension EventsForm {
    /// Returns the address of the next page of the same search.
    fileprivate func path(after cursor: Cursor) -> String { self.path(with: ["after=\(cursor)"], without: ["after"]) }

    /// Returns the same search from its beginning, in an order.
    fileprivate func link(to order: EventOrder, isCurrent: Bool) -> EventOrderView {
        EventOrderView(
            orderPath: self.path(
                with: order == .soon ? [] : ["order=\(order.rawValue)"],
                without: ["after", "order"]
            ),
            orderName: order.label,
            orderCurrent: isCurrent
        )
    }

    private func path(with added: [String], without left: Set<String>) -> String {
        let names = Self.fields.keys.sorted().filter { !left.contains($0) }
        let parts = names.flatMap { name in
            self.input.all(name).filter { !$0.isEmpty }.map { "\(name)=\($0.escapedForAddress)" }
        }
        let query = parts + added
        return EventLinks.all.path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }
}
