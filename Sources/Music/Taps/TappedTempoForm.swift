import Web

/// The tempo that a member tapped or typed.
struct TappedTempoForm: Form {
    static let fields: [String: FieldKind] = ["bpm": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Double? {
        let complaint = "Type beats per minute, from 30 to 300."
        let tempo = self.input.number("bpm", in: TappedTempo.range, complaint, into: &errors)
        if tempo == nil, errors.isEmpty { errors.add("bpm", complaint) }
        return tempo
    }
}
