import Web

/// What is at a place: every tick is there, what isn't ticked is not.
struct PlaceGearForm: Form {
    static let fields: [String: FieldKind] = ["gear": .list, "next": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> [Gear]? { self.input.gear("gear", into: &errors) }

    /// Where it leads when saved; empty for the page of all places.
    var next: String { self.input.localPath("next") ?? "" }
}

extension Place {
    /// The field of the new-workout page's ticks for it.
    var gearField: String { self.rawValue + "Gear" }
}

extension FormInput {
    /// Reads a list of gear, each kind once.
    func gear(_ name: String, into errors: inout FormErrors) -> [Gear] {
        let words = self.all(name)
        let gear = words.compactMap { Gear(rawValue: $0) }
        if gear.count < words.count { errors.add(name, "Choose what is there from the list.") }
        return [Gear](each: gear)
    }
}
