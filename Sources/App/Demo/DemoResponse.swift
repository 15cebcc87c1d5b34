import Foundation

/// The response of the house to a request of `DemoClient`.
struct DemoResponse: Sendable {
    let status: Int
    let body: Data

    var isGood: Bool { (200..<300).contains(self.status) }

    /// Empty for an answer that is no object.
    var object: [String: Any] {
        // An answer that isn't JSON has no values to be found.
        (try? JSONSerialization.jsonObject(with: self.body)) as? [String: Any] ?? [:]
    }

    func text(_ name: String) -> String? { self.object[name] as? String }
    func number(_ name: String) -> Double? { (self.object[name] as? NSNumber)?.doubleValue }
    func whole(_ name: String) -> Int64? { (self.object[name] as? NSNumber)?.int64Value }
    func list(_ name: String) -> [[String: Any]] { self.object[name] as? [[String: Any]] ?? [] }
}

/// The values of a request as JSON; nil values are left out.
struct DemoValues: Sendable, ExpressibleByDictionaryLiteral {
    let json: Data

    init(dictionaryLiteral values: (String, Any?)...) {
        let known = values.compactMap { name, value in value.map { (name, $0) } }
        let object = Dictionary(known) { $1 }
        // Only texts, numbers and lists of them are written here, which are always valid.
        self.json = (try? JSONSerialization.data(withJSONObject: object)) ?? Data()
    }
}
