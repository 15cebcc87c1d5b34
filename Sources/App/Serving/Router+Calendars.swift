import Accounts
import Foundation
import Hummingbird
import Jobs
import Logging
import OutboundHTTP
import Planning
import Web

extension AppEnvironment {
    /// The calendars members connect.
    func addCalendars(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let (ask, allowsPlain) = (self.askForCalendars, self.config.privateAddresses)
        let connector = CalendarConnector(self.calendarReader) { server, user, password throws(CalendarTrouble) in
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

    /// Asks addresses that members gave; why one can't be asked is for the operator, its address for nobody.
    private var askForCalendars: OutboundFetch {
        let (client, logger) = (GuardedClient(self.config.addressPolicy), self.logger)
        return { question throws(OnlineProblem) in
            do throws(OnlineProblem) {
                return try await client.ask(question)
            } catch {
                logger.notice("A calendar's server couldn't be asked", metadata: ["problem": "\(error)"])
                throw error
            }
        }
    }

    /// What follows when a calendar is disconnected.
    var consentHandlers: [String: JobRunner.Handler] {
        guard let google = self.config.google else { return [:] }
        let end = ConsentEnd(google, ask: self.config.googleClient.ask, seal: self.seal)
        return [ConsentEnd.kind: end.run]
    }

    /// Reads calendars wherever they come from.
    var calendarReader: CalendarReader {
        let (ask, allowsPlain) = (self.askForCalendars, self.config.privateAddresses)
        let members = MemberStore(database: self.database)
        var sources: [ConnectedCalendar.Kind: CalendarReader.Open] = [
            .upload: { UploadSource($0) },
            .address: { AddressSource($0, ask: ask) },
            .caldav: { origin throws(CalendarTrouble) in
                try CalDAVSource(origin, allowsPlain: allowsPlain, ask: ask)
            },
        ]
        if let google = self.config.google {
            let asking = self.config.googleClient.ask
            let open: CalendarReader.Open = { origin throws(CalendarTrouble) in
                try GoogleSource(origin, google, ask: asking)
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
        let (ask, allowsPlain, now) = (self.askForCalendars, self.config.privateAddresses, self.now)
        var writers: [ConnectedCalendar.Kind: WorkoutWriting.Open] = [
            .caldav: { settings, _ throws(CalendarTrouble) in
                try CalDAVWriter(settings, allowsPlain: allowsPlain, now: now, ask: ask)
            }
        ]
        if let google = self.config.google {
            let asking = self.config.googleClient.ask
            let open: WorkoutWriting.Open = { settings, keep throws(CalendarTrouble) in
                try GoogleWriter(settings, google, ask: asking, keep: keep)
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
