import Foundation
import HealthMath
import Members
import Storage
import Web

/// An hour to propose, on the member's own clock.
struct JointWorkoutForm: Form {
    static let fields: [String: FieldKind] = [
        "clientId": .text, "day": .text, "at": .text, "minutes": .number, "replaces": .text, "anyway": .flag,
    ]
    static let lengths = 10...720
    /// The length that is proposed, in minutes.
    static let usualLength = 60

    struct Values: Sendable {
        let clientID: String
        let day: CalendarDay
        let at: ClockTime
        let minutes: Int
        /// The agreed workout whose time this would be instead.
        let replaces: String?
        /// Whether it is proposed although something keeps the member busy then.
        let anyway: Bool

        func time(in zone: TimeZone) -> Range<Date> {
            let start = WallClock(zone).instant(of: self.day, minutes: self.at.minutes)
            return start..<start.addingTimeInterval(Double(self.minutes) * 60)
        }
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let clientID = self.input.requestID("clientId", into: &errors)
        let day = self.input.day("day", "Choose a day of the calendar.", into: &errors)
        let at = self.input.clockTime("at", "Choose when it begins, like 17:30.", into: &errors)
        let minutes = self.input.whole("minutes", in: Self.lengths, "Choose 10 to 720 minutes.", into: &errors)
        let replaces = self.input["replaces"]
        if !replaces.isEmpty, RowID.read(replaces) == nil {
            errors.add("replaces", "Send the id of a workout that you agreed on.")
        }
        if day == nil, errors["day"].isEmpty { errors.add("day", "Choose a day.") }
        if at == nil, errors["at"].isEmpty { errors.add("at", "Choose when it begins, like 17:30.") }
        guard let clientID, let day, let at, errors.isEmpty else { return nil }
        return Values(
            clientID: clientID,
            day: day,
            at: at,
            minutes: minutes ?? Self.usualLength,
            replaces: RowID.read(replaces),
            anyway: self.input.isOn("anyway")
        )
    }
}
