import Members
import Web

extension CheckIn.Refusal {
    /// Returns the complaint, beside the field that it is about.
    func complaint(in units: Units) -> FormErrors {
        switch self {
        case .early: FormErrors("form", "It hasn't begun yet. Check in once it has.")
        case .over: FormErrors("form", "It is over, so nobody can check in any more.")
        case .cancelled: FormErrors("form", "It was cancelled.")
        case .notJoined: FormErrors("form", "Join first: only those who have a place check in.")
        case .far(let metres):
            FormErrors("lat", "You are \(Self.far(metres, units)) from there. Come nearer, or type the code.")
        case .imprecise:
            FormErrors("accuracy", "Your device doesn't know well enough where it is. Go outside, or type the code.")
        case .codeOnly: FormErrors("code", "Type the code that is shown there.")
        case .wrongCode(let left):
            FormErrors(
                "code",
                left <= 3
                    ? "That isn't the code. \(left) \(left == 1 ? "try is" : "tries are") left."
                    : "That isn't the code. Look again: six letters and digits."
            )
        case .tooManyCodes:
            FormErrors("code", "Those were too many codes. Check in by where you are, or ask who looks after it.")
        }
    }

    /// Says metres or tenths where one could walk there, and whole kilometres or miles from ten on.
    private static func far(_ metres: Double, _ units: Units) -> String {
        let kilometres = metres / 1_000
        if kilometres < 1, units.distance == .km { return "\(Int(metres.rounded())) m" }
        return kilometres < 10 ? units.text(kilometres: kilometres) : units.whole(kilometres: Int(kilometres.rounded()))
    }
}
