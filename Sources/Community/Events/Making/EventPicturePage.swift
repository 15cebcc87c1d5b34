import HTTPTypes
import Pictures
import Web

/// The page of an event's picture, with the form for another.
struct EventPicturePage: PageModel {
    static let template = "events/picture"

    let status: HTTPResponse.Status
    let frame: Frame
    /// Empty without a picture.
    let picture: String
    let complaints: [String]
    let wrong: Bool
    let picturePath: String
    let removalPath: String

    init(_ event: GroupEvent, _ refusal: FileRefusal?, frame: Frame) {
        self.status = refusal?.status ?? .ok
        self.frame = frame
        self.picture = event.pictureVersion.map { EventLinks.picture(.large, of: event.id, version: $0) } ?? ""
        self.complaints = [refusal?.words].compactMap(\.self)
        self.wrong = refusal != nil
        self.picturePath = EventLinks.picture(event.id)
        self.removalPath = EventLinks.pictureRemoval(event.id)
    }
}
