/// Renders a template with a page model.
///
/// A name is looked up in the innermost object first and then outwards. An empty text counts as a value: test it by
/// `{{#empty(x)}}`.
struct Renderer {
    private(set) var bytes: [UInt8] = []
    /// Names that were not found; they render as nothing.
    private(set) var unknownNames: [String] = []
    /// The objects in which names are looked up, the page first.
    private var stack: [TemplateValue]

    init(_ page: TemplateValue) {
        self.stack = [page]
        self.bytes.reserveCapacity(16_384)
    }

    mutating func render(_ parts: [Template.Part]) {
        for part in parts {
            switch part {
            case .literal(let bytes): self.bytes.append(contentsOf: bytes)
            case .value(let name): self.show(name)
            case .section(let name, let inner): self.section(name, inner)
            case .inverted(let name, let inner): if !self.isThere(name) { self.render(inner) }
            }
        }
    }

    private mutating func show(_ name: Template.Name) {
        switch self.find(name) {
        case .text(let text) where name.change == .unbroken: self.bytes.append(unbroken: text)
        case .text(let text): self.bytes.append(escaping: text)
        case .flag(let flag): self.bytes.append(escaping: flag ? "true" : "false")
        case .list, .fields, nil: break
        }
    }

    private mutating func section(_ name: Template.Name, _ inner: [Template.Part]) {
        switch self.find(name) {
        case .flag(let flag): if flag { self.render(inner) }
        case .list(let items): for item in items { self.render(inner, inside: item) }
        case .some(let value): self.render(inner, inside: value)
        case nil: break
        }
    }

    private mutating func render(_ parts: [Template.Part], inside value: TemplateValue) {
        self.stack.append(value)
        self.render(parts)
        self.stack.removeLast()
    }

    private mutating func isThere(_ name: Template.Name) -> Bool {
        switch self.find(name) {
        case .flag(let flag): flag
        case .list(let items): !items.isEmpty
        case .text, .fields: true
        case nil: false
        }
    }

    private mutating func find(_ name: Template.Name) -> TemplateValue? {
        guard let found = self.look(for: name.path) else {
            self.unknownNames.append(name.text)
            return nil
        }
        return name.change.map(found.changed) ?? found
    }

    private func look(for path: [String]) -> TemplateValue? {
        guard let first = path.first else { return self.stack.last }
        for depth in self.stack.indices.reversed() {
            guard var value = self.stack[depth][first] else { continue }
            for name in path.dropFirst() {
                guard let inner = value[name] else { return nil }
                value = inner
            }
            return value
        }
        return nil
    }
}
