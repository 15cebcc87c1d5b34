/// Why a zip file is not read.
package enum ZipProblem: Error, Equatable {
    case notAZip
    case damaged
    /// Locked with a password.
    case encrypted
    /// It would unpack to more than is taken.
    case tooLarge
    /// More files than are taken.
    case tooManyFiles
    /// A method of compression that isn't read here.
    case unknownMethod
    /// A name that leads out of the folder, or is no name at all.
    case strangeName
}
