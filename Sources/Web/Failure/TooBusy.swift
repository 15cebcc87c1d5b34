/// Thrown where more is asked at once than can be done; answered with 503 and `Retry-After`.
package struct TooBusy: Error {
    let seconds: Int

    /// `seconds` is how long to wait before asking again.
    package init(seconds: Int) { self.seconds = seconds }
}
