import Storage
import Web

/// The line of a group's feed whose kind words are taken back.
struct RivalCheerRemovalForm: Form {
    static let fields: [String: FieldKind] = ["lineId": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> RivalLine.ID? {
        let line = RowID.read(self.input["lineId"])
        if line == nil { errors.add("lineId", "Say which line.") }
        return line
    }
}
