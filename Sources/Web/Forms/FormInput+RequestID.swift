import Storage

extension FormInput {
    /// Reads the id that a browser or device makes for a new thing, so that sending it again is harmless.
    package func requestID(_ name: String = "requestId", into errors: inout FormErrors) -> String? {
        let id = RowID.read(self[name])
        if id == nil { errors.add(name, "Send a new UUID with everything new.") }
        return id
    }
}
