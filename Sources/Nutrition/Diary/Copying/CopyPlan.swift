import HealthMath
import Web

/// The lines that a copy is going to write.
struct CopyPlan: Sendable, Equatable {
    /// A line of the diary with its nutrients.
    struct Source: Sendable, Equatable {
        let entry: DiaryEntry
        let nutrients: String
    }

    /// A line with the day and meal to which it is copied.
    struct Line: Sendable, Equatable {
        let source: Source
        let day: CalendarDay
        let meal: String
    }

    let lines: [Line]

    /// Throws complaints when there is nothing to copy, or too much.
    init(_ selection: CopySelection, of found: [Source]) throws(FormErrors) {
        let chosen = found.filter { selection.lines?.contains($0.entry.id) ?? true }
        var lines: [Line] = []
        for day in selection.isDayByDay ? [selection.target.lowerBound] : selection.target.days {
            for source in chosen {
                let offset = source.entry.day.days(since: selection.source.lowerBound)
                let meal = selection.targetMeal ?? source.entry.meal
                lines.append(Line(source: source, day: day.adding(days: offset), meal: meal))
            }
        }
        self.lines = lines
        var errors = FormErrors()
        if found.isEmpty {
            errors.add("lines", "Nothing is logged there. Choose another day or meal.")
        } else if lines.isEmpty {
            errors.add("lines", "Tick what you want to copy.")
        } else if lines.count > CopySelection.mostLines {
            errors.add("lines", "These are \(lines.count) lines. Copy at most \(CopySelection.mostLines) at once.")
        }
        if !errors.isEmpty { throw errors }
    }

    /// The target days that get something, in order.
    var days: [CalendarDay] { Set(self.lines.map(\.day)).sorted() }

    /// Returns the new entries, with ids derived from the request's.
    func entries(of request: String) -> [(entry: DiaryEntry, nutrients: String)] {
        self.lines.enumerated().map { number, line in
            let id = EntryIDs(request).id(number)
            return (DiaryEntry(copying: line.source.entry, id: id, to: line.day, line.meal), line.source.nutrients)
        }
    }
}

extension DiaryEntry {
    fileprivate init(copying entry: DiaryEntry, id: String, to day: CalendarDay, _ meal: String) {
        self.id = id
        self.day = day
        self.meal = meal
        self.food = entry.food
        self.name = entry.name
        self.amount = entry.amount
        self.unit = entry.unit
        self.grams = entry.grams
        self.facts = entry.facts
        self.minutes = entry.minutes
        self.dish = entry.dish
        self.version = 1
    }
}
