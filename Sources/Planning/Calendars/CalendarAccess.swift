import OutboundHTTP
import Storage
import Wings

/// Connects, reads and writes members' calendars of all kinds.
struct CalendarAccess: Sendable {
    let reader: CalendarReader
    let writing: WorkoutWriting
    private let ask: OutboundFetch
    private let allowsPlain: Bool

    init(_ floor: Floor, _ ports: PlanningPorts) {
        self.ask = ports.ask
        self.allowsPlain = floor.site.allowsPrivateAddresses
        self.reader = CalendarReader(
            database: floor.database,
            seal: floor.seal,
            sources: Self.sources(ports, allowsPlain: floor.site.allowsPrivateAddresses),
            owner: ports.calendarOwner,
            now: floor.now
        )
        let address = floor.site.publicAddress
        self.writing = WorkoutWriting(
            database: floor.database,
            seal: floor.seal,
            writers: Self.writers(floor, ports),
            address: { address + PlanLinks.plan($0.id) },
            now: floor.now
        )
    }

    var connector: CalendarConnector {
        let (ask, allowsPlain) = (self.ask, self.allowsPlain)
        return CalendarConnector(self.reader) { server, user, password throws(CalendarTrouble) in
            let account = CalDAVAccount(
                address: server,
                user: user,
                password: password,
                allowsPlain: allowsPlain,
                ask: ask
            )
            guard let account else { throw .unreachable }
            return try await account.connect()
        }
    }

    private static func sources(
        _ ports: PlanningPorts,
        allowsPlain: Bool
    ) -> [ConnectedCalendar.Kind: CalendarReader.Open] {
        let ask = ports.ask
        var sources: [ConnectedCalendar.Kind: CalendarReader.Open] = [
            .upload: { UploadSource($0) },
            .address: { AddressSource($0, ask: ask) },
            .caldav: { origin throws(CalendarTrouble) in
                try CalDAVSource(origin, allowsPlain: allowsPlain, ask: ask)
            },
        ]
        if let google = ports.google {
            let open: CalendarReader.Open = { origin throws(CalendarTrouble) in
                try GoogleSource(origin, google.application, ask: google.ask)
            }
            sources[.google] = open
        }
        return sources
    }

    private static func writers(
        _ floor: Floor,
        _ ports: PlanningPorts
    ) -> [ConnectedCalendar.Kind: WorkoutWriting.Open] {
        let (ask, allowsPlain, now) = (ports.ask, floor.site.allowsPrivateAddresses, floor.now)
        var writers: [ConnectedCalendar.Kind: WorkoutWriting.Open] = [
            .caldav: { settings, _ throws(CalendarTrouble) in
                try CalDAVWriter(settings, allowsPlain: allowsPlain, now: now, ask: ask)
            }
        ]
        if let google = ports.google {
            let open: WorkoutWriting.Open = { settings, keep throws(CalendarTrouble) in
                try GoogleWriter(settings, google.application, ask: google.ask, keep: keep)
            }
            writers[.google] = open
        }
        return writers
    }
}
