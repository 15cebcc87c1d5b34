/// What becomes of a picture that isn't square, and how large it gets.
package enum PictureShape: Sendable {
    /// The square that eyes go to is cut out: for faces and small signs.
    case square
    /// Nothing is cut off, so that a body is on it from head to foot; it is never enlarged.
    case whole
    /// The same with another length of the longer side.
    case within(Int)

    /// The pixels of the longer side of a whole picture.
    package static let largeLength = 960
    package static let smallLength = 240
}
