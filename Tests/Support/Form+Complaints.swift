package import Web

extension Form {
    /// What is wrong with it; nil when it has values.
    package var complaints: FormErrors? {
        do {
            _ = try self.values()
            return nil
        } catch {
            return error as? FormErrors
        }
    }
}
