import Web

/// The query of the report's page: the reported member and the chat.
struct ReportQuery: Form {
    static let fields: [String: FieldKind] = ["about": .number, "chat": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Void? { () }

    /// The form filled from the query.
    var form: ReportForm {
        ReportForm(FormInput(["memberId": self.input["about"], "chatId": self.input["chat"]]))
    }
}
