/// The calendars of an account as a device reads them; it chooses by `place`.
struct AccountChoiceResponse: Encodable, Sendable {
    struct Item: Encodable, Sendable {
        let place: Int
        let name: String
        let isWritable: Bool
        /// Whether it is read for busy times.
        let isChosen: Bool
        /// Whether planned workouts go to it when this account takes them.
        let isForWorkouts: Bool
    }

    let calendars: [Item]

    init(_ settings: CalDAVSettings) {
        self.calendars = settings.calendars.enumerated().map { place, calendar in
            Item(
                place: place,
                name: calendar.name,
                isWritable: calendar.isWritable,
                isChosen: settings.chosen.contains(calendar.path),
                isForWorkouts: settings.forWorkouts == calendar.path
            )
        }
    }
}
