import Foundation
import HealthMath

extension FreeTimeSettings {
    /// The proposal for members who haven't chosen yet: evenings on working days, midday on others.
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

    /// The settings for members who haven't chosen hours, where only being awake matters.
    static let waking = FreeTimeSettings(
        windows: Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, [.awake]) }),
        workout: 45,
        shower: 15
    )
}
