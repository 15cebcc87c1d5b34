import Foundation
import Storage
import Web

/// When something was forgotten that is to come back.
struct RememberingForm: Form {
    static let fields: [String: FieldKind] = ["at": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Date? {
        let complaint = "Say when it was forgotten, in milliseconds since 1970."
        let moment = self.input.whole("at", in: 1...Int(Int32.max) * 1_000, complaint, into: &errors)
        if moment == nil, errors["at"].isEmpty { errors.add("at", complaint) }
        return moment.map { Date(milliseconds: Int64($0)) }
    }
}
