import HTTPTypes
import Web

/// The page that asks for a picture at the end of signing up, before there is a profile that shows it.
struct FirstPhotoPage: PageModel {
    static let template = "together/first-photo"

    let status: HTTPResponse.Status
    let frame: Frame
    let me: PersonView
    let complaints: [String]
    let wrong: Bool
    let showPath = TogetherLinks.firstPhoto.path
    /// The page to which members go on who leave it out.
    let nextPath = Places.welcome("done")

    init(me: PersonView, _ refusal: FileRefusal?, frame: Frame) {
        self.status = refusal?.status ?? .ok
        self.frame = frame
        self.me = me
        self.complaints = [refusal?.words].compactMap(\.self)
        self.wrong = refusal != nil
    }
}
