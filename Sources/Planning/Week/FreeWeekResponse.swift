import HealthMath
import Web

/// A week as devices read it; instants are milliseconds since 1970.
struct FreeWeekResponse: Encodable, Sendable {
    let from: OrNull<String>
    let to: OrNull<String>
    let neededMinutes: Int
    let chosen: Bool
    let days: [FreeDayResponse]
    let missed: [Missed]

    struct Missed: Encodable, Sendable {
        let id: String
        let version: Int64
        let title: String
        let offer: OrNull<StretchResponse>
    }

    init(_ week: FreeWeek, today: CalendarDay) {
        self.from = OrNull(week.days.first?.day.description)
        self.to = OrNull(week.days.last?.day.description)
        self.neededMinutes = week.settings.needed
        self.chosen = week.isChosen
        self.days = week.days.map { FreeDayResponse($0, of: week, today: today) }
        self.missed = week.missed.map { missed in
            Missed(
                id: missed.workout.id,
                version: missed.workout.version,
                title: missed.workout.title,
                offer: OrNull(missed.offer.map(StretchResponse.init))
            )
        }
    }
}

/// A day as devices read it.
struct FreeDayResponse: Encodable, Sendable {
    let day: String
    let kind: String
    let words: String
    let slots: [StretchResponse]
    let tooShort: [StretchResponse]
    let outside: [StretchResponse]
    let busy: [Busy]
    let planned: [PlanResponse]
    let best: OrNull<Best>
    let freed: Bool

    struct Busy: Encodable, Sendable {
        let startAt: Int64
        let endAt: Int64
        let allDay: Bool
        let title: OrNull<String>
    }

    struct Best: Encodable, Sendable {
        let startAt: Int64
        let endAt: Int64
        let words: String
    }

    init(_ day: FreeWeek.Day, of week: FreeWeek, today: CalendarDay) {
        self.day = day.day.description
        self.kind = day.ahead.kind.word
        self.words = FreeTimeWords.day(day, week.settings, today: today)
        self.slots = day.ahead.slots.map(StretchResponse.init)
        self.tooShort = day.ahead.scraps.map(StretchResponse.init)
        self.outside = day.ahead.outside.map(StretchResponse.init)
        self.busy = day.busy.map { busy in
            Busy(
                startAt: busy.time.start,
                endAt: busy.time.end,
                allDay: busy.isAllDay,
                title: OrNull(busy.title)
            )
        }
        self.planned = day.planned.map(PlanResponse.init)
        self.freed = day.isFreed
        self.best = OrNull(
            day.best.map { best in
                Best(
                    startAt: best.time.start,
                    endAt: best.time.end,
                    words: FreeTimeWords.reasons(best, hasHardSession: week.hasHardSession)
                )
            }
        )
    }
}

/// A stretch of time as devices read it.
struct StretchResponse: Encodable, Sendable {
    let startAt: Int64
    let endAt: Int64
    let minutes: Int

    init(_ time: Stretch) {
        self.startAt = time.start
        self.endAt = time.end
        self.minutes = time.minutes
    }
}

extension FreeDay.Kind {
    /// The name in the API, which never changes.
    fileprivate var word: String {
        switch self {
        case .enough: "enough"
        case .several: "several"
        case .outside: "outside"
        case .tooShort: "too-short"
        case .none: "none"
        }
    }
}
