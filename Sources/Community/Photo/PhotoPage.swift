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
    /// Whether this is the step after the first profile, which can be left out.
    let isStep: Bool
    let showPath: String
    let hidePath: String
    let nextPath = Places.together.path
    let removalPath = TogetherLinks.photoRemoval.path

    /// The page as a step after the first profile.
    static let stepPath = TogetherLinks.photo.path + "?step=on"

    init(me: PersonView, isShown: Bool, isStep: Bool, _ refusal: PhotoRefusal? = nil, frame: Frame) {
        self.status = refusal?.status ?? .ok
        self.frame = frame
        self.me = me
        self.hasPicture = !me.personPicture.isEmpty
        self.isShown = isShown
        self.isStep = isStep
        self.hidePath = isStep ? Self.stepPath : TogetherLinks.photo.path
        self.showPath = self.hidePath + (isStep ? "&" : "?") + "show=on"
        self.complaints = [refusal?.words].compactMap(\.self)
        self.wrong = refusal != nil
    }
}
