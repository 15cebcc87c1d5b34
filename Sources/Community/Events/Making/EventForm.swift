import Foundation
import HealthMath
import Members
import Storage
import Web

/// The form of an event; what is sent replaces all of it.
struct EventForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "version": .number, "name": .text, "about": .lines, "place": .text, "lat": .number,
        "lon": .number, "zone": .text, "startDay": .text, "startTime": .text, "endDay": .text, "endTime": .text,
        "points": .number, "capacity": .number, "sponsor": .text, "ages": .text, "traits": .list, "reason": .text,
    ]

    static let longestReason = 300

    struct Values: Sendable, Equatable {
        let details: GroupEvent.Details
        /// Made by who makes a new event; nil when none was sent.
        let id: GroupEvent.ID?
        /// The version that was edited; nil for a new event.
        let version: Int64?
        /// The reason of a change, for the log; empty for an event of one's own.
        let reason: String
    }

    let input: FormInput
    /// The earliest time at which an event may begin.
    var now = Date(timeIntervalSince1970: 0)
    /// The start of the edited event, which may stay although it is past.
    var oldStart: Date?
    /// Whether it must say why, because somebody else looks after the event.
    var asksReason = false

    init(input: FormInput) { self.input = input }

    /// Creates an empty form for a new event in a zone.
    init(new zone: TimeZone) {
        self.init(
            input: FormInput([
                "requestId": RowID.new(), "zone": zone.identifier, "ages": EventAges.adults.rawValue, "points": "10",
            ])
        )
    }

    /// Creates the form of an event that is edited.
    init(_ event: GroupEvent) {
        let details = event.details
        let (first, last) = (CalendarDay(details.start, in: details.zone), CalendarDay(details.end, in: details.zone))
        var input = FormInput([
            "version": String(event.version), "name": details.name, "about": details.about, "place": details.place,
            "lat": details.spot.map { String($0.latitude) } ?? "",
            "lon": details.spot.map { String($0.longitude) } ?? "", "zone": details.zone.identifier,
            "startDay": first.description, "startTime": ClockTime(details.start, in: details.zone).text,
            "endDay": last.description, "endTime": ClockTime(details.end, in: details.zone).text,
            "points": String(details.points), "capacity": details.capacity.map { String($0) } ?? "",
            "sponsor": details.sponsor, "ages": details.ages.rawValue,
        ])
        for trait in details.traits { input.append(trait.rawValue, to: "traits") }
        self.init(input: input)
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let longest = GroupEvent.longest
        let name = self.input.required("name", max: longest.name, "Give it a name.", into: &errors)
        let about = self.input.text("about", max: longest.about, into: &errors)
        let place = self.input.required("place", max: longest.place, "Say where it is.", into: &errors)
        let spot = self.spot(into: &errors)
        let points = self.input.whole("points", in: GroupEvent.points, "Give 0 to 100 points.", into: &errors)
        let capacity = self.input.whole(
            "capacity",
            in: GroupEvent.capacities,
            "Type 1 to 10,000 places, or leave it empty for no limit.",
            into: &errors
        )
        let sponsor = self.input.text("sponsor", max: longest.sponsor, into: &errors)
        let ages: EventAges? = self.input.choice("ages", "Choose for whom it is.", into: &errors)
        if self.input["ages"].isEmpty { errors.add("ages", "Choose for whom it is.") }
        let traits = EventTrait.picked("traits", of: self.input, into: &errors)
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
        let id = self.input.optionalRequestID(into: &errors)
        let time = self.time(into: &errors)
        let reason = self.input.text("reason", max: Self.longestReason, into: &errors)
        if self.asksReason, reason.isEmpty { errors.add("reason", "Say why; it is written down.") }
        guard let ages, let time, errors.isEmpty else { return nil }
        let details = GroupEvent.Details(
            name: name,
            about: about,
            place: place,
            spot: spot,
            zone: time.zone,
            start: time.start,
            end: time.end,
            points: points ?? 0,
            capacity: capacity,
            sponsor: sponsor,
            ages: ages,
            traits: EventTrait.allCases.filter(traits.contains)
        )
        return Values(details: details, id: id, version: version.map(Int64.init), reason: reason)
    }

    /// Returns the exact place; nil when neither number was typed.
    private func spot(into errors: inout FormErrors) -> PrecisePlace? {
        let (latitudes, longitudes) = (PrecisePlace.latitudes, PrecisePlace.longitudes)
        let latitude = self.input.number("lat", in: latitudes, "Type a latitude from -90 to 90.", into: &errors)
        let longitude = self.input.number("lon", in: longitudes, "Type a longitude from -180 to 180.", into: &errors)
        if latitude != nil, self.input["lon"].isEmpty { errors.add("lon", "Type the longitude too.") }
        if longitude != nil, self.input["lat"].isEmpty { errors.add("lat", "Type the latitude too.") }
        return latitude.flatMap { latitude in longitude.flatMap { PrecisePlace(latitude, $0) } }
    }

    private func time(into errors: inout FormErrors) -> (zone: TimeZone, start: Date, end: Date)? {
        let zone = MemberZone.named(self.input["zone"])
        if zone == nil { errors.add("zone", "Type a time zone like Europe/Vienna.") }
        let (startDay, startTime) = self.moment("startDay", "startTime", into: &errors)
        var (endDay, endTime) = self.moment("endDay", "endTime", isDayOptional: true, into: &errors)
        if self.input["endDay"].isEmpty { endDay = startDay }
        guard let zone, let startDay, let startTime, let endDay, let endTime else { return nil }
        // Bounded before any arithmetic with clocks.
        let today = CalendarDay(self.now, in: zone)
        let last = today.adding(days: GroupEvent.mostDays.ahead)
        guard startDay <= last else {
            errors.add("startDay", "Choose a day up to \(DayName(last, today: today).date).")
            return nil
        }
        guard endDay.days(since: startDay) <= GroupEvent.mostDays.long else {
            errors.add("endDay", "An event takes \(GroupEvent.mostDays.long) days at most.")
            return nil
        }
        let clock = WallClock(zone)
        let start = clock.instant(of: startDay, minutes: startTime.minutes)
        let end = clock.instant(of: endDay, minutes: endTime.minutes)
        if end <= start { errors.add("endTime", "It ends before it begins. Choose a later time, or a later day.") }
        if start < self.now, start != self.oldStart { errors.add("startDay", "That is past. Choose a time to come.") }
        return (zone, start, end)
    }

    private func moment(
        _ dayName: String,
        _ timeName: String,
        isDayOptional: Bool = false,
        into errors: inout FormErrors
    ) -> (CalendarDay?, ClockTime?) {
        let day = self.input.day(dayName, "Choose a day of the calendar.", into: &errors)
        let time = self.input.clockTime(timeName, "Type the time like 18:30.", into: &errors)
        if self.input[dayName].isEmpty, !isDayOptional { errors.add(dayName, "Choose a day.") }
        if self.input[timeName].isEmpty { errors.add(timeName, "Type the time like 18:30.") }
        return (day, time)
    }
}
