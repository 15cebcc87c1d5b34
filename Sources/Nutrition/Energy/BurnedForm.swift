import Foundation
import HealthMath
import Members
import Web

/// The form for energy burned: calories, or an exercise and its length.
struct BurnedForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "version": .number, "name": .text, "activity": .text, "minutes": .number,
        "heartRate": .number, "kcal": .number, "energyUnit": .text,
    ]

    struct Values: Sendable, Equatable {
        /// The id of a new line; nil for a change.
        let id: String?
        /// The version of a changed line; nil for a new one.
        let version: Int64?
        let exertion: Burned.Exertion
        /// The typed energy in kcal; nil when it is to be computed.
        let kilocalories: Double?
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.optionalRequestID(into: &errors)
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you edited.", into: &errors)
        let name = self.input.text("name", max: 100, into: &errors)
        let activity = self.input.choice("activity", of: EnergyActivity.self, "Choose one of the list.", into: &errors)
        let minutes = self.input.number("minutes", in: 1...1440, "Type minutes from 1 to 1,440.", into: &errors)
        let beats = self.input.number(
            "heartRate",
            in: HeartRateEnergy.plausiblePulse,
            "Type an average from 40 to 230 beats a minute.",
            into: &errors
        )
        let kilocalories = self.kilocalories(into: &errors)
        guard errors.isEmpty else { return nil }
        let exertion: Burned.Exertion
        if kilocalories != nil {
            // The member's own number counts; the other facts are stored beside it.
            exertion = Burned.Exertion(way: .typed, name: name, activity: activity, minutes: minutes, beats: beats)
        } else if activity == nil, beats == nil {
            errors.add("kcal", "Choose what you did, or type the energy you burned.")
            return nil
        } else if let minutes,
            let worked = Burned.Exertion.worked(activity, name: name, minutes: minutes, beats: beats)
        {
            exertion = worked
        } else {
            errors.add("minutes", "Say how many minutes it took.")
            return nil
        }
        return Values(id: id, version: version.map { Int64($0) }, exertion: exertion, kilocalories: kilocalories)
    }

    private func kilocalories(into errors: inout FormErrors) -> Double? {
        let unit = Units.Energy(rawValue: self.input["energyUnit"]) ?? .kcal
        let most = unit.unit.amount(kilocalories: Burned.most)
        let complaint = "Type a number from 0 to \(Numerals.text(most))."
        return self.input.number("kcal", in: 0...most, complaint, into: &errors)
            .map { min(unit.unit.kilocalories($0), Burned.most) }
    }
}

extension BurnedForm {
    /// Fills the form from a line.
    init(_ burned: Burned, in units: Units) {
        let exertion = burned.exertion
        let isWorkedOut = exertion.minutes != nil && exertion.way != .typed && exertion.way != .device
        let energy = units.energy.unit.amount(kilocalories: burned.kilocalories)
        self.input = FormInput([
            "version": String(burned.version),
            "name": exertion.name,
            "activity": exertion.activity?.rawValue ?? "",
            "minutes": exertion.minutes.map { Numerals.typed($0, decimals: 1) } ?? "",
            "heartRate": exertion.beats.map { Numerals.typed($0, decimals: 0) } ?? "",
            "kcal": isWorkedOut ? "" : Numerals.typed(energy, decimals: 1),
        ])
    }
}

extension BurnedForm.Values {
    /// Returns the energy, computed if needed; throws complaints when the body isn't known or it is too much.
    func kilocalories(of body: BodyFacts?, on day: CalendarDay) throws(FormErrors) -> Double {
        if let kilocalories { return kilocalories }
        guard let body else { throw FormErrors("minutes", Self.unknownBody) }
        let worked = self.exertion.kilocalories(of: body, on: day) ?? 0
        guard worked <= Burned.most else { throw FormErrors("minutes", Self.tooMuch) }
        return worked
    }

    private static let unknownBody =
        "To work that out we need your height and weight. Add them under Me, or type the energy yourself."
    private static let tooMuch = "That comes to more than anybody burns in a day. Check the minutes and the heart rate."
}
