/// The typed texts by field name, already free of control characters and of excessive length.
package struct FormInput: Sendable, Equatable {
    private var texts: [String: [String]] = [:]
    /// Complaints about wrong kinds and unknown names, found while reading the body.
    package internal(set) var errors = FormErrors()

    package init() {}

    /// Creates the input of tests and of prefilled forms.
    package init(_ texts: [String: String]) {
        self.texts = texts.mapValues { [$0] }
    }

    /// Returns the trimmed text; empty when nothing was sent.
    package subscript(name: String) -> String {
        (self.texts[name]?.last ?? "").trimmed
    }

    /// Returns the text exactly as typed, for passwords.
    package func secret(_ name: String) -> String { self.texts[name]?.last ?? "" }

    /// Returns every value of a repeated field, without empty ones.
    package func all(_ name: String) -> [String] {
        (self.texts[name] ?? []).map { $0.trimmed }.filter { !$0.isEmpty }
    }

    /// Returns whether the field was sent, even empty: a PATCH changes only such fields.
    package func has(_ name: String) -> Bool { self.texts[name] != nil }

    /// Returns whether a box was ticked or a flag is true.
    package func isOn(_ name: String) -> Bool {
        switch self[name].lowercased() {
        case "on", "true", "1", "yes": return true
        default: return false
        }
    }

    /// Returns the path of a page of this server, such as where a form leads when it is saved; nil for anything else.
    package func localPath(_ name: String) -> String? {
        let path = self[name]
        return LocalPath.isLocal(path) ? path : nil
    }

    /// Returns the numbered groups of this name with their places, in order; a group may contain groups.
    package func items(_ name: String) -> [(place: Int, input: FormInput)] {
        var groups: [Int: FormInput] = [:]
        for (key, values) in self.texts where key.hasPrefix(name + ".") {
            let parts = key.dropFirst(name.count + 1).split(separator: ".", maxSplits: 1)
            guard parts.count == 2, let place = Int(parts[0]) else { continue }
            groups[place, default: FormInput()].texts[String(parts[1])] = values
        }
        return groups.sorted { $0.key < $1.key }.map { (place: $0.key, input: $0.value) }
    }

    /// Writes the fields of a group at its place.
    package mutating func set(_ name: String, _ place: Int, to group: FormInput) {
        for (key, values) in group.texts { self.texts["\(name).\(place).\(key)"] = values }
    }

    /// Removes every group of this name.
    package mutating func removeItems(_ name: String) {
        self.texts = self.texts.filter { $0.key != name && !$0.key.hasPrefix(name + ".") }
    }

    /// Adds a value that somebody sent, with a complaint about what its kind refuses.
    ///
    /// What is kept has none of it, so that a form that is never validated, as those of searches, is safe to look up.
    mutating func read(_ value: String, of kind: FieldKind, into name: String) {
        guard let complaint = FieldRules.complaint(value, kind: kind) else { return self.append(value, to: name) }
        self.errors.add(name, complaint)
        self.append(FieldRules.showable(value, kind: kind), to: name)
    }

    package mutating func set(_ name: String, to value: String) { self.texts[name] = [value] }
    package mutating func append(_ value: String, to name: String) { self.texts[name, default: []].append(value) }
    /// Takes the values of a field from another form.
    package mutating func replace(_ name: String, by other: FormInput) { self.texts[name] = other.texts[name] }
    /// Adds every field of another form, replacing equal names.
    package mutating func add(_ other: FormInput) { self.texts.merge(other.texts) { $1 } }
}
