import HTTPTypes
import Web

/// The page of one's own picture, with the form for another.
struct PhotoPage: PageModel {
    static let template = "together/photo"

    let status: HTTPResponse.Status
    let frame: Frame
    let me: PersonView
    let hasPicture: Bool
    /// Whether others see it.
    let isShown: Bool
    let complaints: [String]
    let wrong: Bool
    /// Whether this belongs to the first step of a new profile, and can be left out.
    let isStep: Bool
    let dots: [ProgressDot]
    let dotWords: String
    let showPath: String
    let hidePath: String
    /// The page to which members go on who leave the picture out.
    let nextPath: String
    let removalPath = TogetherLinks.photoRemoval.path

    /// The page as a part of the first step.
    static let stepPath = TogetherLinks.photo.path + "?step=on"

    init(
        me: PersonView,
        isShown: Bool,
        isStep: Bool,
        nextPath: String,
        _ refusal: FileRefusal? = nil,
        frame: Frame
    ) {
        self.status = refusal?.status ?? .ok
        self.frame = frame
        self.me = me
        self.hasPicture = !me.personPicture.isEmpty
        self.isShown = isShown
        self.isStep = isStep
        let count = ProfilePart.allCases.count
        self.dots = isStep ? ProgressDot.row(at: 0, of: count) : []
        // The page before says the same step: this is the rest of it.
        self.dotWords = ProgressDot.words(at: 0, of: count) + ", your picture"
        self.nextPath = nextPath
        self.hidePath = isStep ? Self.stepPath : TogetherLinks.photo.path
        self.showPath = self.hidePath + (isStep ? "&" : "?") + "show=on"
        self.complaints = [refusal?.words].compactMap(\.self)
        self.wrong = refusal != nil
    }
}
