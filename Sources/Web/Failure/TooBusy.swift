/// Thrown when more is requested at once than can be done; answered with 503 and `Retry-After`.
package struct TooBusy: Error {
    let seconds: Int

    /// `seconds` is the time to wait before a retry.
    package init(seconds: Int) { self.seconds = seconds }
}
