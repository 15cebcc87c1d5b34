import Web

/// The kind and the words by which an exercise is looked for.
struct ExerciseChoiceForm: Form {
    static let fields: [String: FieldKind] = ["kind": .text, "q": .text, "exercise": .text, "title": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Void? { () }
}
