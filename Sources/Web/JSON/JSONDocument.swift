/// The JSON document that an encoder writes, with the containers that are open in it.
///
/// Codable never says that a container is over: writing into an outer one closes those within it.
struct JSONDocument {
    enum Kind {
        case object, list

        fileprivate var opening: UInt8 { self == .object ? UInt8(ascii: "{") : UInt8(ascii: "[") }
        fileprivate var closing: UInt8 { self == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    }

    private(set) var json = JSONWriter()
    private var open: [Kind] = []

    /// Opens a container as the only one within the first `depth`; one that is open there already goes on.
    mutating func begin(_ kind: Kind, within depth: Int) {
        if self.open.count > depth { return self.close(to: depth + 1) }
        self.json.begin(kind.opening)
        self.open.append(kind)
    }

    /// Closes all but the first `depth` containers.
    mutating func close(to depth: Int) {
        while self.open.count > depth { self.json.end(self.open.removeLast().closing) }
    }

    /// Begins a member of the object that is the last of the first `depth` containers; `write` writes its value.
    mutating func member(_ name: String, at depth: Int, _ write: (inout JSONDocument) -> Void) {
        self.close(to: depth)
        self.json.key(name)
        write(&self)
    }

    /// Begins an item of the list that is the last of the first `depth` containers.
    mutating func item(at depth: Int) {
        self.close(to: depth)
        self.json.item()
    }

    /// Ends a value within the first `depth` containers; one that said nothing of itself is an empty object.
    mutating func end(at depth: Int) {
        self.close(to: depth)
        if !self.json.needsComma { self.json.value { $0.written("{}".utf8) } }
    }

    mutating func null() { self.json.value { $0.null() } }
    mutating func text(_ value: String) { self.json.value { $0.text(value) } }
    mutating func number(_ value: Double) { self.json.value { $0.number(value) } }
    mutating func whole(_ value: some BinaryInteger) { self.json.value { $0.written(String(value).utf8) } }
    mutating func flag(_ value: Bool) { self.json.value { $0.written((value ? "true" : "false").utf8) } }
    mutating func written(_ json: [UInt8]) { self.json.value { $0.written(json) } }
}
