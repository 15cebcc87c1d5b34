import HealthMath
import Members
import Storage
import Web

/// Writes the text of a reminder from the member's diary, without numbers in no-pressure mode.
struct ReminderWriter: Sendable {
    let database: any Database
    /// Says in a sentence what a member may train on a day; empty for nothing.
    let toTrain: @Sendable (Member, CalendarDay) async throws -> String

    /// Returns nil when there is nothing to remind of: the meal is logged already, or was removed.
    func message(_ kind: ReminderKind, on day: CalendarDay, for member: Member) async throws -> ReminderMessage? {
        switch kind {
        case .meal(let number):
            return Self.meal(number, try await self.diary(of: member).day(day))
        case .morning:
            let day = try await self.diary(of: member).day(day)
            return Self.morning(day, toTrain: try await self.toTrain(member, day.day), for: member)
        case .summary:
            let goal = try await GoalStore(database: self.database, owner: member.id).current()
            return Self.summary(try await self.diary(of: member).day(day), goal, for: member)
        }
    }

    private func diary(of member: Member) -> DiaryStore { DiaryStore(database: self.database, owner: member.id) }

    static func meal(_ number: Int, _ day: DiaryDay) -> ReminderMessage? {
        guard day.meals.indices.contains(number - 1), day.meals[number - 1].entries.isEmpty else { return nil }
        let name = day.meals[number - 1].name
        return ReminderMessage(
            subject: "How was \(name.lowercased())?",
            text: "How was \(name.lowercased())? Add it to your diary whenever you like.",
            path: DiaryLinks.addition(to: name, on: day.day)
        )
    }

    static func morning(_ day: DiaryDay, toTrain: String = "", for member: Member) -> ReminderMessage {
        var text = "Good morning. Your diary is ready when you are."
        if let target = day.target, !member.noPressure {
            let protein = Numerals.text(target.macros.protein)
            let energy = member.units.text(kilocalories: target.kilocalories)
            text = "Good morning. Today has room for \(energy), with \(protein) g protein."
        }
        if !toTrain.isEmpty { text += " " + toTrain }
        return ReminderMessage(subject: "Your day begins", text: text, path: Places.diary(day.day))
    }

    static func summary(_ day: DiaryDay, _ goal: Goal?, for member: Member) -> ReminderMessage {
        ReminderMessage(
            subject: "Your day",
            text: self.summaryWords(day, goal, for: member),
            path: Places.diary(day.day)
        )
    }

    private static func summaryWords(_ day: DiaryDay, _ goal: Goal?, for member: Member) -> String {
        let entries = day.meals.flatMap(\.entries).count
        if entries == 0 { return "Nothing is in your diary today, and that's fine. Tomorrow is a new day." }
        if member.noPressure { return "You kept your diary today. Sleep well." }
        let shown = ShownDay(day, units: member.units)
        var parts = ["\(Numerals.text(shown.eaten)) \(member.units.energy.rawValue) eaten"]
        if shown.burned > 0 { parts.append("\(Numerals.text(shown.burned)) burned") }
        if let left = shown.left {
            parts.append("\(Numerals.text(abs(left))) \(left < 0 ? "over" : "left")")
        }
        var words = "Your day: " + parts.joined(separator: ", ") + "."
        if let left = shown.left, left < 0 { words += " Tomorrow is a new day." }
        if let course = goal?.terms.course, day.day >= course.startDay, day.day <= course.targetDay {
            let number = day.day.days(since: course.startDay) + 1
            words += " Day \(Numerals.text(Double(number))) of \(Numerals.text(Double(course.days + 1))) of your goal."
        }
        return words
    }
}
