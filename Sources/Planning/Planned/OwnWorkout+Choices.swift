import HealthMath
import Web

extension [OwnWorkout] {
    /// The most workouts to choose from, besides the proposed and the chosen one.
    private static var most: Int { 12 }

    /// Returns what can be chosen for a plan: the workout that is proposed for so many minutes, the chosen one, the
    /// others that fit, longer ones, and last to decide later, with its hint.
    func choices(fitting minutes: Int, chosen: String, openHint: String, on today: CalendarDay) -> [ChoiceView] {
        let proposed = self.proposed(for: minutes)
        let asked = self.first { $0.id == chosen && $0 != proposed }
        let first = [proposed, asked].compactMap(\.self)
        let others = self.filter { !first.contains($0) }
        let fitting = others.filter { $0.fits(minutes) } + others.filter { !$0.fits(minutes) }
        let workouts = (first + fitting.prefix(Self.most)).map { workout in
            let hints = [
                FreeTimeWords.length(workout.takes), self.difference(of: workout, on: today),
                workout == proposed ? "proposed" : "",
            ]
            let hint = hints.filter { !$0.isEmpty }.joined(separator: " · ")
            return ChoiceView(workout.id, label: workout.title, hint: hint, chosen: workout.id == chosen)
        }
        return workouts + [ChoiceView("", label: "I'll decide then", hint: openHint, chosen: chosen.isEmpty)]
    }
}
