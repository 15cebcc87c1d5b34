import Web

/// The form to check in at an event: a place as the device tells it, or the code.
struct CheckInForm: Form {
    static let fields: [String: FieldKind] = ["lat": .number, "lon": .number, "accuracy": .number, "code": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> CheckIn? {
        let code = EventCode.read(self.input.text("code", max: 20, into: &errors))
        let latitude = self.input.number("lat", in: PrecisePlace.latitudes, Self.nowhere, into: &errors)
        let longitude = self.input.number("lon", in: PrecisePlace.longitudes, Self.nowhere, into: &errors)
        let accuracy = self.input.number("accuracy", in: 0...1e8, "Send the accuracy in metres.", into: &errors)
        guard errors.isEmpty else { return nil }
        if !code.isEmpty { return .code(code) }
        guard let latitude, let longitude, let spot = PrecisePlace(latitude, longitude) else {
            errors.add("code", "Type the code that is shown there, or let your device say where it is.")
            return nil
        }
        guard let accuracy else {
            errors.add("accuracy", "Send how accurate the place is, in metres.")
            return nil
        }
        return .spot(spot, accuracy: accuracy)
    }

    private static let nowhere = "That place is off the map."
}
