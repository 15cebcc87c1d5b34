/// Encodes values as application/x-www-form-urlencoded.
package enum FormText {
    package static func of(_ values: [(name: String, value: String)]) -> String {
        values.map { "\($0.name)=\($0.value.escapedForAddress)" }.joined(separator: "&")
    }
}
