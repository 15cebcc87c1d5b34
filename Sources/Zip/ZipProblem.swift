/// Why a zip file is refused.
package enum ZipProblem: Error, Equatable {
    case notAZip
    case damaged
    /// A file is encrypted.
    case encrypted
    /// Its content is larger than the limit.
    case tooLarge
    /// It has more files than the limit.
    case tooManyFiles
    /// A file is compressed by an unsupported method.
    case unknownMethod
    /// A file's name leads out of the folder, or is invalid.
    case strangeName
}
