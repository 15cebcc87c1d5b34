import Accounts
import Asking
import Foundation
import Hummingbird
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
        let calendars = CalendarController(connector, views: views, now: self.now)
        calendars.addRoutes(to: own)
        calendars.addRoutes(toAPI: api)
    }

    /// Reads calendars wherever they come from.
    var calendarReader: CalendarReader {
        let (client, allowsPlain) = (GuardedClient(self.config.gate), self.config.privateAddresses)
        let members = MemberStore(database: self.database)
        return CalendarReader(
            database: self.database,
            seal: self.seal,
            sources: [
                .upload: { UploadSource($0) },
                .address: { AddressSource($0, ask: client.ask) },
                .caldav: { origin throws(CalendarTrouble) in
                    try CalDAVSource(origin, allowsPlain: allowsPlain, ask: client.ask)
                },
            ],
            owner: { id in
                try await members.find(id).map {
                    CalendarOwner(zone: TimeZone(identifier: $0.timeZone) ?? .gmt, addresses: [$0.email])
                }
            },
            now: self.now
        )
    }
}
