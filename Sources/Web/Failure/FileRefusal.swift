package import HTTPTypes

/// Thrown by rules that take no such file.
///
/// A page shows the words beside the field of the file; `FailureMiddleware` tells them to a device.
package struct FileRefusal: Error, Equatable {
    package enum Reason: Sendable {
        /// Another file may do.
        case unfit
        case tooHeavy
        /// The same file may do in a while.
        case busy
    }

    package let words: String
    let reason: Reason

    package init(_ words: String, _ reason: Reason = .unfit) {
        self.words = words
        self.reason = reason
    }

    package var status: HTTPResponse.Status {
        switch self.reason {
        case .unfit: .unprocessableContent
        case .tooHeavy: .contentTooLarge
        case .busy: .serviceUnavailable
        }
    }
}
