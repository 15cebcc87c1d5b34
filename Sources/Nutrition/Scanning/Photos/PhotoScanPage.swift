import HTTPTypes
import HealthMath
import Web

/// The page with the camera, and the form for a photo that is there.
struct PhotoScanPage: PageModel {
    static let template = "scans/photo"

    let frame: Frame
    let status: HTTPResponse.Status
    let day: String
    let meal: String
    /// How often nothing was seen before.
    let failures: String
    /// Whether to say how to take it better.
    let isAgain: Bool
    let photoComplaints: [String]
    /// Why photos can't be looked at; empty when they can.
    let lackWords: String
    /// How to mend that, for who may; empty otherwise.
    let lackCure: String
    let searchPath: String
    let sentencePath: String
    let codePath: String

    init(_ place: DiaryPlace, failures: Int, _ refusal: FileRefusal?, lack: PhotoEyes.Lack?, frame: Frame) {
        self.frame = frame
        self.status = refusal?.status ?? .ok
        self.day = place.day.description
        self.meal = place.meal
        self.failures = String(failures)
        self.isAgain = failures > 0 && refusal == nil
        self.photoComplaints = [refusal?.words].compactMap(\.self)
        self.lackWords = lack?.words ?? ""
        self.lackCure = lack?.cure ?? ""
        self.searchPath = FoodLinks.search(place)
        self.sentencePath = SentenceLinks.new(place)
        self.codePath = FoodLinks.search(place, tab: .code)
    }
}
