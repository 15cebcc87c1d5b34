import Storage

extension FormInput {
    /// The id that a browser or device makes for what is new, so that sending it again is harmless.
    package func requestID(_ name: String = "requestId", into errors: inout FormErrors) -> String? {
        let id = RowID.read(self[name])
        if id == nil { errors.add(name, "Send a new UUID with everything new.") }
        return id
    }
}
