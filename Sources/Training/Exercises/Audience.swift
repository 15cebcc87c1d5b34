/// The members for whom an exercise was made that isn't for everybody; the raw texts are the catalogue's and the API's.
///
/// Others are offered it only when nothing else fits, or when they choose it by themselves.
enum Audience: String, Sendable, Codable, CaseIterable {
    /// People who sit in a chair or a wheelchair; a bench or a machine that everybody sits on is not meant.
    case seat
    case oneArm = "one-arm"
    /// Hands that can't grip or bear weight.
    case handsFree = "hands-free"
    /// People who lie because they can't stand.
    case bed
    /// The months before a birth and after it.
    case latePregnancy = "late-pregnancy"
    /// The very frail, the unfit, and who comes back after a long rest.
    case firstSteps = "first-steps"
    /// A joint that is made well again.
    case rehab

    var label: String {
        switch self {
        case .seat: "Training in a chair"
        case .oneArm: "Training with one arm"
        case .handsFree: "Hands that can’t grip or carry"
        case .bed: "Training in bed"
        case .latePregnancy: "Late pregnancy, and after a birth"
        case .firstSteps: "First steps"
        case .rehab: "Getting a joint well again"
        }
    }
}
