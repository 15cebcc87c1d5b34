import HealthMath
import Web

/// A week as devices read it; instants are milliseconds since 1970.
struct FreeWeekResponse: JSONWritable {
    private let week: FreeWeek
    private let today: CalendarDay

    init(_ week: FreeWeek, today: CalendarDay) {
        self.week = week
        self.today = today
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("from", self.week.days.first?.day.description)
            json.member("to", self.week.days.last?.day.description)
            json.member("neededMinutes", self.week.settings.needed)
            json.member("chosen", self.week.isChosen)
            json.member("days", each: self.week.days) {
                FreeDayResponse($0, of: self.week, today: self.today).write(to: &$1)
            }
            json.member("missed", each: self.week.missed) { missed, json in
                json.object { json in
                    json.member("id", missed.workout.id)
                    json.member("version", missed.workout.version)
                    json.member("title", missed.workout.title)
                    json.member("offer") { json in
                        if let offer = missed.offer { StretchResponse(offer).write(to: &json) } else { json.null() }
                    }
                }
            }
        }
    }
}

/// A day as devices read it.
struct FreeDayResponse: JSONWritable {
    private let day: FreeWeek.Day
    private let week: FreeWeek
    private let today: CalendarDay

    init(_ day: FreeWeek.Day, of week: FreeWeek, today: CalendarDay) {
        self.day = day
        self.week = week
        self.today = today
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("day", self.day.day.description)
            json.member("kind", self.day.ahead.kind.word)
            json.member("words", FreeTimeWords.day(self.day, self.week.settings, today: self.today))
            json.member("slots", each: self.day.ahead.slots) { StretchResponse($0).write(to: &$1) }
            json.member("tooShort", each: self.day.ahead.scraps) { StretchResponse($0).write(to: &$1) }
            json.member("outside", each: self.day.ahead.outside) { StretchResponse($0).write(to: &$1) }
            json.member("busy", each: self.day.busy) { busy, json in
                json.object { json in
                    json.member("startAt", busy.time.start)
                    json.member("endAt", busy.time.end)
                    json.member("allDay", busy.isAllDay)
                    json.member("title", busy.title)
                }
            }
            json.member("planned", each: self.day.planned) { PlanResponse($0).write(to: &$1) }
            json.member("best") { json in
                guard let best = self.day.best else { return json.null() }
                json.object { json in
                    json.member("startAt", best.time.start)
                    json.member("endAt", best.time.end)
                    json.member("words", FreeTimeWords.reasons(best, hasHardSession: self.week.hasHardSession))
                }
            }
        }
    }
}

/// A stretch of time as devices read it.
struct StretchResponse: JSONWritable {
    private let time: Stretch

    init(_ time: Stretch) { self.time = time }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("startAt", self.time.start)
            json.member("endAt", self.time.end)
            json.member("minutes", self.time.minutes)
        }
    }
}

extension FreeDay.Kind {
    /// Stable: it is sent.
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
