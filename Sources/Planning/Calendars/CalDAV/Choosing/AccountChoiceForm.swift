import Web

/// Chooses which calendars of an account are read and which one takes planned workouts, by their indices.
struct AccountChoiceForm: Form {
    static let fields: [String: FieldKind] = ["chosen": .numbers, "forWorkouts": .number]

    struct Values: Sendable, Equatable {
        let chosen: Set<Int>
        let forWorkouts: Int?
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let places = self.input.all("chosen").map { Int($0) }
        let chosen = Set(places.compactMap(\.self))
        if places.isEmpty { errors.add("chosen", "Tick one at least, or disconnect the account.") }
        if places.contains(nil) { errors.add("chosen", "Choose from the list.") }
        let forWorkouts = self.input.whole("forWorkouts", in: 0...999, "Choose from the list.", into: &errors)
        return Values(chosen: chosen, forWorkouts: forWorkouts)
    }
}

extension CalDAVSettings {
    /// Throws `FormErrors` for indices that the account doesn't have, or calendars that can't be written to.
    func choosing(_ values: AccountChoiceForm.Values) throws -> CalDAVSettings {
        guard values.chosen.allSatisfy(self.calendars.indices.contains) else {
            throw FormErrors("chosen", "Choose from the list.")
        }
        var settings = self
        settings.chosen = Set(values.chosen.map { self.calendars[$0].path })
        if let place = values.forWorkouts {
            guard self.calendars.indices.contains(place), self.calendars[place].isWritable else {
                throw FormErrors("forWorkouts", "Choose one that can be written to.")
            }
            settings.forWorkouts = self.calendars[place].path
        }
        return settings
    }
}
