/// Why a picture was refused.
package enum PictureProblem: Error, Equatable, Sendable {
    /// The file is no JPEG, PNG or WebP.
    case otherFormat
    /// The file has too many bytes.
    case tooHeavy
    /// The picture has too many pixels.
    case tooLarge
    case tooSmall
    case tooNarrow
    /// The file is broken or incomplete.
    case broken
    case tookTooLong
    /// Too many pictures wait already.
    case busy
    /// This house can decode no picture: its libvips can't be opened; why, for the operator.
    case unavailable(String)
}
