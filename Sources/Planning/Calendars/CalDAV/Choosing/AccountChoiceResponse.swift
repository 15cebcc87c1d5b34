/// The calendars of an account as a device sees them: their places are what it chooses by.
struct AccountChoiceResponse: Encodable, Sendable {
    struct Item: Encodable, Sendable {
        let place: Int
        let name: String
        let isWritable: Bool
        /// Whether it keeps its member busy.
        let isChosen: Bool
        /// Whether planned workouts go there when they go to this account.
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
