import Pictures
import Web

/// Why a progress photo wasn't kept.
extension FileRefusal {
    static let empty = FileRefusal("Choose a photo first.")
    static let fullDay = FileRefusal(
        "This day has \(ProgressPhoto.mostADay) photos, which is all it takes. Delete one of them first."
    )
    static let full = FileRefusal(
        "You have \(ProgressPhoto.most) photos, which is all that fit here. Delete some you don't need."
    )

    init(_ problem: PictureProblem) {
        self =
            switch problem {
            case .otherFormat: Self("We read JPEG, PNG and WebP. Choose another photo, or take one now.")
            case .tooHeavy: Self("This photo has more than 8 MB. Choose a smaller one.", .tooHeavy)
            case .tooLarge: Self("This photo has more dots than we can take. Choose a smaller one.")
            case .tooSmall: Self("This photo is too small. Take one now, or choose one of 128 by 128 dots at least.")
            case .tooNarrow: Self("This photo is very long and narrow. Crop it closer to a square, or choose another.")
            case .broken: Self("We couldn't read this photo; it may not be whole. Choose another, or take one now.")
            case .tookTooLong: Self("This photo took too long to read. Choose another.")
            case .busy: Self("Many pictures are coming in just now. Try again in a minute.", .busy)
            case .unavailable: Self("Photos can't be read here just now. Try again later.", .busy)
            }
    }
}
