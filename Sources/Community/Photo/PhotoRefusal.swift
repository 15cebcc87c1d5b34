import HTTPTypes
import Pictures
import Web

/// Says why a picture was refused.
struct PhotoRefusal: Error {
    let words: String
    let status: HTTPResponse.Status

    static let empty = PhotoRefusal(words: "Choose a picture first.", status: .unprocessableContent)

    private init(words: String, status: HTTPResponse.Status) {
        self.words = words
        self.status = status
    }

    init(_ problem: PictureProblem) {
        self.words = Self.words(problem)
        self.status =
            switch problem {
            case .tooHeavy: .contentTooLarge
            case .busy: .serviceUnavailable
            default: .unprocessableContent
            }
    }

    /// The answer for a device: a complaint about the file, or that it is too heavy, or to wait.
    var forDevice: any Error {
        switch self.status {
        case .contentTooLarge: TooMuch(self.words)
        case .serviceUnavailable: TryAgainLater(words: self.words, seconds: 20)
        default: FormErrors("file", self.words)
        }
    }

    private static func words(_ problem: PictureProblem) -> String {
        switch problem {
        case .otherFormat: "We read JPEG, PNG and WebP. Choose another picture, or take one now."
        case .tooHeavy: "This picture has more than 8 MB. Choose a smaller one."
        case .tooLarge: "This picture has more dots than we can take. Choose a smaller one."
        case .tooSmall:
            "This picture is too small to know you on. Take one now, or choose one of 128 by 128 dots at least."
        case .tooNarrow: "This picture is very long and narrow. Crop it closer to a square, or choose another."
        case .broken: "We couldn't read this picture; it may not be whole. Choose another, or take one now."
        case .tookTooLong: "This picture took too long to read. Choose another."
        case .busy: "Many pictures are coming in just now. Try again in a minute."
        }
    }
}
