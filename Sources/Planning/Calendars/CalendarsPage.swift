import Foundation
import Web

/// The page of a member's calendars, with their state and links for connecting more.
struct CalendarsPage: PageModel {
    static let template = "calendars/list"

    struct Item: Encodable, Sendable {
        /// The id of its card.
        let calendarCard: String
        let calendarName: String
        let calendarKind: String
        /// "23 busy times in the next eight weeks".
        let calendarBusy: String
        /// "Read today at 14:05".
        let calendarRead: String
        /// Notes: events that weren't understood, titles that weren't stored.
        let calendarNotes: [String]
        /// Empty without trouble.
        let calendarTrouble: String
        let calendarIsReading: Bool
        let hasChoices: Bool
        let canShowTitles: Bool
        let calendarTitles: Bool
        let canTakeWorkouts: Bool
        let calendarWorkouts: Bool
        let readingPath: String
        let titlesPath: String
        let workoutsPath: String
        let removalPath: String
        let renamingPath: String
        /// Empty for calendars that aren't accounts.
        let choicePath: String
        /// The page on which consent is given again; empty while it holds.
        let againPath: String
    }

    let frame: Frame
    let items: [Item]
    /// The page again, while it is to show itself anew because something is being read; else empty.
    let againAt: String
    let isFull: Bool
    let most = String(CalendarStore.most)
    let filePath = CalendarLinks.file.path
    let addressPath = CalendarLinks.address.path
    /// Empty where accounts can't be connected.
    let accountPath: String
    let googlePath: String

    init(
        _ calendars: [ConnectedCalendar],
        asked: (calendar: String, at: Date)? = nil,
        offersAccount: Bool,
        offersGoogle: Bool,
        at now: Date,
        in zone: TimeZone,
        frame: Frame
    ) {
        self.frame = frame
        let reading = calendars.beingRead(asked: asked, at: now)
        self.againAt =
            reading.isEmpty ? "" : CalendarLinks.readings(of: asked?.calendar, since: asked?.at ?? now)
        self.items = calendars.map { calendar in
            Item(
                calendarCard: CalendarLinks.cardID(calendar.id),
                calendarName: calendar.name,
                calendarKind: CalendarWords.kind(calendar.kind),
                calendarBusy: CalendarWords.busyAtFirst(calendar.busyCount),
                calendarRead: CalendarWords.read(calendar, at: now, in: zone),
                calendarNotes: CalendarWords.notes(calendar),
                calendarTrouble: calendar.trouble ?? "",
                calendarIsReading: reading.contains(calendar.id),
                hasChoices: calendar.kind != .upload && !calendar.isLost,
                canShowTitles: ![.upload, .google].contains(calendar.kind) && !calendar.isLost,
                calendarTitles: calendar.showsTitles,
                canTakeWorkouts: calendar.kind.canBeWritten && !calendar.isLost,
                calendarWorkouts: calendar.takesWorkouts,
                readingPath: CalendarLinks.reading(calendar.id),
                titlesPath: CalendarLinks.titles(calendar.id),
                workoutsPath: CalendarLinks.workouts(calendar.id),
                removalPath: CalendarLinks.removal(calendar.id),
                renamingPath: calendar.isLost ? "" : CalendarLinks.renaming(calendar.id),
                choicePath: calendar.kind == .caldav && !calendar.isLost ? CalendarLinks.choice(calendar.id) : "",
                againPath: calendar.kind == .google && calendar.trouble != nil && !calendar.isLost
                    ? CalendarLinks.consentAgain(calendar.id) : ""
            )
        }
        self.isFull = calendars.count >= CalendarStore.most
        self.accountPath = offersAccount ? CalendarLinks.account.path : ""
        self.googlePath = offersGoogle ? CalendarLinks.google.path : ""
    }
}
