import HTTPTypes
import Members
import Web

/// The page of one part of a member's own profile: a step while it is made, later a part by itself.
struct BuddyProfilePage: PageModel {
    static let template = "together/profile"

    let status: HTTPResponse.Status
    let frame: Frame
    /// The steps as dots; empty once the profile is whole.
    let dots: [ProgressDot]
    let dotWords: String
    let formComplaints: [String]
    /// Complaints in the order of the page.
    let missing: [MissingView]
    let action: String
    let version: String
    /// The step before; empty on the first, and for a part by itself.
    let previous: String
    let onwardName: String
    /// The path by which all of it is deleted; empty but for the last part of a whole profile.
    let removalPath: String
    /// The questions of the part; those of the others are empty.
    let who: [WhoView]
    let training: [TrainingView]
    let meeting: [MeetingView]
    let finding: [FindingView]

    /// A complaint with a link to its field.
    struct MissingView: Encodable, Sendable {
        let missingPlace: String
        let missingWords: String
    }

    private static let order = [
        "intro", "strengths", "goals", "styles", "experience", "limitations", "places", "times", "place", "lat", "lon",
        "wishedGender", "wishedTraits", "wishedStyles",
    ]

    init(
        _ part: ProfilePart,
        of begun: BegunProfile,
        _ form: BuddyProfileForm,
        _ errors: FormErrors = FormErrors(),
        _ asker: ProfileAsker,
        frame: Frame
    ) {
        let (position, count) = (part.number - 1, ProfilePart.allCases.count)
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.dots = begun.isWhole ? [] : ProgressDot.row(at: position, of: count)
        self.dotWords = ProgressDot.words(at: position, of: count)
        self.formComplaints = errors["form"] + errors["version"]
        self.missing = Self.order.flatMap { place in
            errors[place].map { MissingView(missingPlace: place, missingWords: $0) }
        }
        self.action = part.path
        self.version = form.input["version"]
        self.previous = begun.isWhole ? "" : part.previous?.path ?? ""
        self.onwardName = begun.isWhole ? "Save" : part.number < count ? "Next" : "Done"
        self.removalPath = begun.isWhole && part == .finding ? TogetherLinks.removal.path : ""
        self.who = part == .who ? [WhoView(form, errors, asker, isBegun: begun.isBegun)] : []
        self.training = part == .training ? [TrainingView(form, errors, asker)] : []
        self.meeting = part == .meeting ? [MeetingView(form, errors, asker)] : []
        self.finding = part == .finding ? [FindingView(form, errors)] : []
    }
}

/// The facts of the member beside the profile that are shown among its questions.
struct ProfileAsker: Sendable {
    let me: PersonView
    let about: PersonDetails.About
    /// Whether the times come from the free-time settings.
    let timesAreProposed: Bool
    /// Whether places are known by name here.
    let asksPlaceName: Bool
    /// The town nearest to the place that the form has; nil for none.
    let town: String?
}
