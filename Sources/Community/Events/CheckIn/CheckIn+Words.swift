import Members
import Web

extension CheckIn.Refusal {
    /// Returns the complaint, beside the field that it is about.
    func complaint(in units: Units) -> FormErrors {
        switch self {
        case .early: FormErrors("code", "It hasn't begun yet. Check in once it has.")
        case .over: FormErrors("code", "It is over, so nobody can check in any more.")
        case .cancelled: FormErrors("code", "It was cancelled.")
        case .notJoined: FormErrors("code", "Join first: only those who have a place check in.")
        case .far(let metres):
            FormErrors("code", "You are \(Self.far(metres, units)) from there. Come nearer, or type the code.")
        case .imprecise:
            FormErrors("code", "Your device doesn't know well enough where it is. Go outside, or type the code.")
        case .codeOnly: FormErrors("code", "Type the code that is shown there.")
        case .wrongCode(let left):
            FormErrors(
                "code",
                left <= 3
                    ? "That isn't the code. \(left) \(left == 1 ? "try is" : "tries are") left."
                    : "That isn't the code. Look again: six letters and digits."
            )
        case .tooManyCodes:
            FormErrors("code", "That were too many codes. Check in by where you are, or ask who looks after it.")
        }
    }

    private static func far(_ metres: Double, _ units: Units) -> String {
        metres < 1_000 && units.distance == .km
            ? "\(Int(metres.rounded())) m" : units.text(kilometres: (metres / 100).rounded() / 10)
    }
}
