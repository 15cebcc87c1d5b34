/// What comes of a browser's form that is sent again with its key, where its first answer led nowhere.
///
/// An answer that leads on is given again. A page isn't kept: it may hold what is shown only once.
enum Repetition: Sendable {
    /// The form is handled again, because it changes nothing.
    case isHandled
    /// It is said that it was done.
    case isTold(DoneBefore)
}
