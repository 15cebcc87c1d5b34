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
    /// The steps of signing up, of which this is the last.
    let dots: [ProgressDot]
    let dotWords = "The last step"
    /// The page to which members go on who leave it out, which doesn't ask for it again.
    let nextPath = Places.welcome("done") + "?asked=on"

    /// Creates the page that comes after so many other steps.
    init(me: PersonView, after steps: Int, _ refusal: FileRefusal?, frame: Frame) {
        self.status = refusal?.status ?? .ok
        self.frame = frame
        self.me = me
        self.dots = ProgressDot.row(at: steps, of: steps + 1)
        self.complaints = [refusal?.words].compactMap(\.self)
        self.wrong = refusal != nil
    }
}
