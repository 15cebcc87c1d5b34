import Web

/// The same fields on a page that only shows what a copy would write.
struct CopyLookForm: Form {
    static let fields = CopyForm.fields

    let input: FormInput

    func validate(into errors: inout FormErrors) -> CopySelection? { CopyForm(self.input).selection(into: &errors) }
}
