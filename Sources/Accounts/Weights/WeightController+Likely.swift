import HealthMath
import Members
import Web

/// Asks once about a weight that may be a slip of the keyboard.
extension WeightController {
    /// Throws a question, as a complaint about `sure`, for a weight that is unlikely after the last one before it.
    func demandLikely(_ weighing: Weighing, of context: MemberContext) async throws {
        let first = max(Weighing.firstDay, weighing.day.adding(days: -365))
        let last = weighing.day.adding(days: -1)
        guard first <= last,
            let earlier = try await self.weights(of: context).latest(1, from: first, through: last).first
        else { return }
        let days = weighing.day.days(since: earlier.day)
        guard !Plausible.isLikely(kilograms: weighing.kilograms, after: earlier.kilograms, days: days) else { return }
        let member = context.signedIn
        let day = DayName(earlier.day, today: member.day(at: self.now())).inSentence
        let before = member.noPressure ? "" : ", \(member.units.text(kilograms: earlier.kilograms)) (\(day))"
        throw FormErrors("sure", "That is far from your last weight\(before). Is this right?")
    }
}
