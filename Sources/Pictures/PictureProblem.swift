/// Why a picture was not taken.
package enum PictureProblem: Error, Equatable, Sendable {
    /// No JPEG, PNG or WebP.
    case otherFormat
    /// More bytes than we read.
    case tooHeavy
    /// More dots than we decode.
    case tooLarge
    case tooSmall
    case tooNarrow
    /// Broken, or not all of it is there.
    case broken
    case tookTooLong
    /// Too many are waiting already.
    case busy
}
