import Storage

extension FormInput {
    /// Reads the id that a browser or device makes for a new thing, so that sending it again is harmless.
    package func requestID(_ name: String = "requestId", into errors: inout FormErrors) -> String? {
        let id = RowID.read(self[name])
        if id == nil { errors.add(name, FormErrors.requestIDComplaint) }
        return id
    }

    /// Returns the same where it may be left out: nil when none was sent, or with a complaint.
    package func optionalRequestID(into errors: inout FormErrors) -> String? {
        self["requestId"].isEmpty ? nil : self.requestID(into: &errors)
    }
}

extension FormErrors {
    fileprivate static let requestIDComplaint = "Send a new UUID with everything new."

    /// Returns the complaint about an id that is missing, or is another thing's.
    package static func requestID(_ name: String = "requestId") -> FormErrors {
        FormErrors(name, self.requestIDComplaint)
    }
}
