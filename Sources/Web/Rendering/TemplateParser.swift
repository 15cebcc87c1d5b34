/// Parses a template with its layout and partials.
///
/// Beyond Mustache:
/// - `{{>icon name="bell"}}` fills the blocks of a partial with short texts; it sees no other blocks.
/// - `{{<icon class="icon"}}` takes such texts beside the blocks that follow. The blocks of the template in which it stands
///   reach it too and win, so that one partial may be made of another.
/// - `{{@places.settings}}` is an address from the tables of links, and so is a short text that begins with `@`.
/// - The last newline of an included file is left out, so that it fits between inline elements; a page keeps its own.
/// - To fill a block that isn't there is a fault.
///
/// There is no tag for unescaped text: `{{{` and `{{&` are faults like any other tag it doesn't know.
struct TemplateParser {
    private let sources: [String: [TemplateToken]]
    /// The addresses for `{{@name}}`.
    private let links: [String: String]
    /// The template being parsed, after those that include it.
    private let trail: [String]
    /// The parts with which the includer fills the blocks.
    private let blocks: [String: [Template.Part]]
    /// What was inserted before, shared by all templates.
    private let inserted: InsertedPartials
    /// The names of the template's blocks, whether they are filled or not.
    private var places: Set<String> = []
    private var rest: ArraySlice<TemplateToken>
    private var line = 1

    /// Throws a `TemplateFault` for a missing template, unbalanced tags and unknown tags.
    static func templates(
        from sources: [String: [UInt8]],
        links: [String: String] = [:]
    ) throws -> [String: Template] {
        var tokens: [String: [TemplateToken]] = [:]
        for (name, source) in sources { tokens[name] = try TemplateToken.tokens(of: source, named: name) }
        var templates: [String: Template] = [:]
        let inserted = InsertedPartials()
        for (name, source) in tokens {
            var parser = TemplateParser(
                sources: tokens,
                links: links,
                trail: [name],
                blocks: [:],
                inserted: inserted,
                rest: source[...]
            )
            templates[name] = Template(parts: try parser.parts(until: nil))
        }
        return templates
    }

    /// Parses up to the tag that closes `opened`, or to the end.
    private mutating func parts(until opened: String?) throws -> [Template.Part] {
        var parts: [Template.Part] = []
        while let token = self.next() {
            // The last newline of an included file is left out.
            let isLast = token.tag == nil && self.trail.count > 1 && token.text.last == 0x0A
            let text = isLast ? Array(token.text.dropLast()) : token.text
            if !text.isEmpty { parts.append(.literal(text)) }
            guard let tag = token.tag else { break }
            switch tag.kind {
            case "#":
                parts.append(.section(try self.name(of: tag), try self.parts(until: tag.text)))
            case "^":
                parts.append(.inverted(try self.name(of: tag), try self.parts(until: tag.text)))
            case "$":
                self.places.insert(tag.text)
                let usual = try self.parts(until: tag.text)
                parts += self.blocks[tag.text] ?? usual
            case "<":
                let partial = try self.partial(tag)
                let texts = try self.blocks(of: partial)
                let blocks = try texts.merging(self.blocks(until: partial.name)) { $1 }
                let included = try self.included(partial.name, filling: blocks, underneath: self.blocks)
                parts += included.parts
                self.places.formUnion(included.places)
            case ">":
                parts += try self.inserted(tag)
            case "@":
                parts.append(.literal(try self.link(tag.text)))
            case "/":
                guard tag.text == opened else {
                    throw self.fault("closes \(tag.text), but \(opened ?? "nothing") is open")
                }
                return parts
            default:
                parts.append(.value(try self.name(of: tag)))
            }
        }
        if let opened { throw self.fault("\(opened) is never closed") }
        return parts
    }

    /// Parses the blocks between `{{<layout}}` and its end, where only white space may stand beside them.
    private mutating func blocks(until layout: String) throws -> [String: [Template.Part]] {
        var blocks: [String: [Template.Part]] = [:]
        while let token = self.next() {
            let tag = token.tag
            guard token.text.allSatisfy({ $0 == 0x20 || $0 == 0x0A }) else {
                throw self.fault("text outside the blocks")
            }
            switch tag?.kind {
            case "$": blocks[tag?.text ?? ""] = try self.parts(until: tag?.text)
            case "/" where tag?.text == layout: return blocks
            default: throw self.fault("only blocks fit inside \(layout)")
            }
        }
        throw self.fault("\(layout) is never closed")
    }

    private func partial(_ tag: TemplateToken.Tag) throws -> PartialTag {
        guard let partial = PartialTag(tag.text) else {
            throw self.fault("{{\(tag.kind)\(tag.text)}} is not understood")
        }
        return partial
    }

    /// Returns the texts of a tag as blocks, with addresses resolved.
    private func blocks(of partial: PartialTag) throws -> [String: [Template.Part]] {
        try partial.texts.mapValues { text in
            [.literal(text.hasPrefix("@") ? try self.link(String(text.dropFirst())) : Array(text.utf8))]
        }
    }

    private func link(_ name: String) throws -> [UInt8] {
        guard let path = self.links[name] else { throw self.fault("there is no link \(name)") }
        return Array(path.utf8)
    }

    /// Returns the parts of `{{>icon name="bell"}}`, which are the same in every template.
    private func inserted(_ tag: TemplateToken.Tag) throws -> [Template.Part] {
        if let parts = self.inserted.parts[tag.text] { return parts }
        let partial = try self.partial(tag)
        let parts = try self.included(partial.name, filling: self.blocks(of: partial)).parts
        self.inserted.parts[tag.text] = parts
        return parts
    }

    /// Parses an included template; returns its parts and the names of its blocks.
    ///
    /// A name in `blocks` that it doesn't have is a fault; `outer` wins over `blocks`.
    private func included(
        _ name: String,
        filling blocks: [String: [Template.Part]],
        underneath outer: [String: [Template.Part]] = [:]
    ) throws -> (parts: [Template.Part], places: Set<String>) {
        guard let source = self.sources[name] else { throw self.fault("there is no template \(name)") }
        guard !self.trail.contains(name) else { throw self.fault("\(name) would include itself") }
        var parser = TemplateParser(
            sources: self.sources,
            links: self.links,
            trail: self.trail + [name],
            blocks: blocks.merging(outer) { $1 },
            inserted: self.inserted,
            rest: source[...]
        )
        let parts = try parser.parts(until: nil)
        if let lost = blocks.keys.filter({ !parser.places.contains($0) }).min() {
            throw self.fault("\(name) has no block \(lost)")
        }
        return (parts, parser.places)
    }

    private func name(of tag: TemplateToken.Tag) throws -> Template.Name {
        guard let name = tag.name else { throw self.fault("{{\(tag.text)}} is not understood") }
        return name
    }

    /// Returns the text up to the next tag, and the tag; nil at the end.
    private mutating func next() -> TemplateToken? {
        guard let token = self.rest.popFirst() else { return nil }
        self.line = token.line
        return token
    }

    private func fault(_ problem: String) -> TemplateFault {
        TemplateFault(template: self.trail.last ?? "", line: self.line, problem: problem)
    }
}
