/// An address of ours as a route spells it: "/diary/entries/:id", names in the places of values.
package protocol RoutePath: Sendable {
    var path: String { get }
}

extension RoutePath where Self: RawRepresentable, RawValue == String {
    package var path: String { self.rawValue }
}

extension RoutePath {
    /// Returns the address with values in the places of its names, in their order; a value is escaped by who gives it.
    package func path(_ values: String...) -> String {
        var path = ""
        var rest = self.path[...]
        for value in values {
            guard let name = rest.utf8.firstIndex(of: UInt8(ascii: ":")) else {
                preconditionFailure("\(self.path) has fewer places than values")
            }
            path += rest[..<name]
            path += value
            rest = rest[(rest.utf8[name...].firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex)...]
        }
        precondition(!rest.utf8.contains(UInt8(ascii: ":")), "\(self.path) has more places than values")
        return path + rest
    }
}
