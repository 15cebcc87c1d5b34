import Members
import Web

extension FormInput {
    /// Reads a member's id.
    func member(_ name: String, into errors: inout FormErrors) -> Member.ID? {
        let complaint = "Say which member."
        let number = self.whole(name, in: 1...Int.max, complaint, into: &errors)
        if number == nil, errors[name].isEmpty { errors.add(name, complaint) }
        return number.map(Member.ID.init)
    }
}
