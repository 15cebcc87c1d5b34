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
    let showPath = TogetherLinks.photo.path + "?show=on"
    let hidePath = TogetherLinks.photo.path
    let removalPath = TogetherLinks.photoRemoval.path

    init(me: PersonView, isShown: Bool, _ refusal: PhotoRefusal? = nil, frame: Frame) {
        self.status = refusal?.status ?? .ok
        self.frame = frame
        self.me = me
        self.hasPicture = !me.personPicture.isEmpty
        self.isShown = isShown
        self.complaints = [refusal?.words].compactMap(\.self)
        self.wrong = refusal != nil
    }
}
