import Pictures
import Web

/// Why a picture of somebody or of an event was refused.
extension FileRefusal {
    static let empty = FileRefusal("Choose a picture first.")

    init(_ problem: PictureProblem) {
        self =
            switch problem {
            case .otherFormat: Self("We read JPEG, PNG and WebP. Choose another picture, or take one now.")
            case .tooHeavy: Self("This picture has more than 8 MB. Choose a smaller one.", .tooHeavy)
            case .tooLarge: Self("This picture has more dots than we can take. Choose a smaller one.")
            case .tooSmall:
                Self(
                    "This picture is too small to know you on. Take one now, or choose one of 128 by 128 dots at least."
                )
            case .tooNarrow:
                Self("This picture is very long and narrow. Crop it closer to a square, or choose another.")
            case .broken: Self("We couldn't read this picture; it may not be whole. Choose another, or take one now.")
            case .tookTooLong: Self("This picture took too long to read. Choose another.")
            case .busy: Self("Many pictures are coming in just now. Try again in a minute.", .busy)
            case .unavailable: Self("Pictures can't be read here just now. Try again later.", .busy)
            }
    }
}
