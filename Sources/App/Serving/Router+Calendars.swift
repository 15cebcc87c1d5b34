import Accounts
import Asking
import Foundation
import Hummingbird
import Jobs
import Planning
import Web

extension House {
    /// The calendars members connect.
    func addCalendars(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let (client, allowsPlain) = (GuardedClient(self.config.gate), self.config.privateAddresses)
        let connector = CalendarConnector(self.calendarReader) { server, user, password throws(CalendarTrouble) in
            let account = CalDAVAccount(
                address: server,
                user: user,
                password: password,
                allowsPlain: allowsPlain,
                ask: client.ask
            )
            guard let account else { throw .forbidden }
            return try await account.connect()
        }
        let google = self.config.google
        let calendars = CalendarController(connector, views: views, offersGoogle: google != nil, now: self.now)
        calendars.addRoutes(to: own)
        calendars.addRoutes(toAPI: api)
        guard let google else { return }
        GoogleController(
            google,
            reader: self.calendarReader,
            ask: self.config.googleClient.ask,
            seal: self.seal,
            isHTTPS: self.config.isHTTPS,
            now: self.now
        ).addRoutes(to: own)
    }

    /// What follows when a calendar is disconnected.
    var consentHandlers: [String: JobRunner.Handler] {
        guard let google = self.config.google else { return [:] }
        let end = ConsentEnd(google, ask: self.config.googleClient.ask, seal: self.seal)
        return [ConsentEnd.kind: end.run]
    }

    /// Reads calendars wherever they come from.
    var calendarReader: CalendarReader {
        let (client, allowsPlain) = (GuardedClient(self.config.gate), self.config.privateAddresses)
        let members = MemberStore(database: self.database)
        var sources: [ConnectedCalendar.Kind: CalendarReader.Open] = [
            .upload: { UploadSource($0) },
            .address: { AddressSource($0, ask: client.ask) },
            .caldav: { origin throws(CalendarTrouble) in
                try CalDAVSource(origin, allowsPlain: allowsPlain, ask: client.ask)
            },
        ]
        if let google = self.config.google {
            let ask = self.config.googleClient.ask
            let open: CalendarReader.Open = { origin throws(CalendarTrouble) in
                try GoogleSource(origin, google, ask: ask)
            }
            sources[.google] = open
        }
        return CalendarReader(
            database: self.database,
            seal: self.seal,
            sources: sources,
            owner: { id in
                try await members.find(id).map {
                    CalendarOwner(zone: TimeZone(identifier: $0.timeZone) ?? .gmt, addresses: [$0.email])
                }
            },
            now: self.now
        )
    }

    /// Writes planned workouts into the calendars that members chose for them.
    var workoutWriting: WorkoutWriting {
        let (client, allowsPlain, now) = (GuardedClient(self.config.gate), self.config.privateAddresses, self.now)
        var writers: [ConnectedCalendar.Kind: WorkoutWriting.Open] = [
            .caldav: { settings, _ throws(CalendarTrouble) in
                try CalDAVWriter(settings, allowsPlain: allowsPlain, now: now, ask: client.ask)
            }
        ]
        if let google = self.config.google {
            let ask = self.config.googleClient.ask
            let open: WorkoutWriting.Open = { settings, keep throws(CalendarTrouble) in
                try GoogleWriter(settings, google, ask: ask, keep: keep)
            }
            writers[.google] = open
        }
        let address = self.config.publicAddress
        return WorkoutWriting(
            database: self.database,
            seal: self.seal,
            writers: writers,
            address: { "\(address)/plans/\($0.id)" },
            now: now
        )
    }
}
