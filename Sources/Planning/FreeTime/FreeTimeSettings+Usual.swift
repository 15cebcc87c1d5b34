import Foundation
import HealthMath

extension FreeTimeSettings {
    /// What is proposed to who hasn't chosen yet: evenings of working days, the middle of the others.
    static let usual = FreeTimeSettings(
        windows: Dictionary(
            uniqueKeysWithValues: Weekday.allCases.map { weekday in
                let isWeekend = weekday == .saturday || weekday == .sunday
                let window = isWeekend ? TimeWindow(from: 600, to: 1_080) : TimeWindow(from: 1_020, to: 1_260)
                return (weekday, [window].compactMap(\.self))
            }
        ),
        workout: 45,
        travel: 0,
        shower: 15,
        snooze: 30,
        lead: 15
    )

    /// Whether there is any time to look in.
    var hasWindows: Bool { self.windows.contains { !$0.value.isEmpty } }
}

extension Weekday {
    /// "monday", as devices send it.
    var word: String { "\(self)" }

    init?(word: String) {
        guard let weekday = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = weekday
    }

    /// "Monday".
    var name: String { self.word.capitalized }
}
