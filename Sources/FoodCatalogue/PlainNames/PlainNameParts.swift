/// The parts of a name while it becomes plain: what the food is, and what else is said of it.
struct PlainNameParts {
    private var head: String
    private var rest: [String]
    private let rules: PlainNameRules
    /// How long a plain name should be, and how long it may be where it can't be that short; in letters (NUT-28).
    private static let (wanted, most) = (40, 55)

    /// Returns nil when nothing is said.
    init?(_ parts: [String], _ rules: PlainNameRules) {
        self.rules = rules
        var parts = parts
        // A way of cooking says that it is cooked.
        if parts.dropFirst().contains(where: { rules.has($0.lowercased(), in: "cook") }) {
            parts = parts.enumerated().filter { $0.offset == 0 || $0.element.lowercased() != "cooked" }.map(\.element)
        }
        // A maker is often named twice: "POST, POST Bran Flakes".
        parts = parts.enumerated()
            .filter { place, part in
                guard place + 1 < parts.count else { return true }
                let next = parts[place + 1].lowercased()
                return !(next.count > part.count && next.hasPrefix(part.lowercased()))
            }
            .map(\.element)
        guard let head = parts.first else { return nil }
        self.head = head
        self.rest = Self.mixed(parts.dropFirst(), rules)
    }

    /// Makes meats that are named one after the other one mixture: "pork", "beef" is "pork and beef".
    private static func mixed(_ parts: some Sequence<String>, _ rules: PlainNameRules) -> [String] {
        var mixed: [String] = []
        var meats: [String] = []
        for part in parts {
            guard !rules.has(part.lowercased(), in: "meat") else {
                meats.append(part)
                continue
            }
            mixed += self.mixture(meats) + [part]
            meats = []
        }
        return mixed + self.mixture(meats)
    }

    private static func mixture(_ meats: [String]) -> [String] {
        guard meats.count > 1 else { return meats }
        let bare = meats.map { $0.lowercased().hasPrefix("and ") ? String($0.dropFirst(4)) : $0 }
        return [bare.dropLast().joined(separator: ", ") + " and " + bare[bare.count - 1]]
    }

    /// Joins the kind to what it is a kind of, and puts a fruit in the singular.
    mutating func join() {
        if let rule = self.rules.heads[self.head.lowercased()] {
            if !rule.leavingOut.isEmpty { self.leaveOut(rule) }
            let noun = rule.noun.isEmpty ? self.head : rule.noun
            let kind = self.rest.firstIndex { !self.isState($0) }
            switch rule.joining {
            case .before: self.joinBefore(kind, noun)
            case .after: self.joinAfter(kind, noun)
            case .space: self.joinMaker(noun)
            case .off: self.head = kind.flatMap { $0 <= 1 ? self.rest.remove(at: $0) : nil } ?? noun
            case .keep: self.head = noun
            }
        }
        // What is canned or frozen is more than one.
        guard !self.rest.contains(where: { self.rules.beginsMany($0.lowercased()) }) else { return }
        var words = self.head.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let last = words.last, let one = self.rules.singulars[last.lowercased()], !words.contains("and") else {
            return
        }
        words[words.count - 1] = words.count == 1 ? one : one.lowercased()
        self.head = words.joined(separator: " ")
    }

    private mutating func leaveOut(_ rule: PlainNameHead) {
        let others = self.rest.filter { !rule.leavingOut.contains($0.lowercased()) }
        if rule.joining == .keep || others.contains(where: { !self.isState($0) }) { self.rest = others }
    }

    private mutating func joinBefore(_ place: Int?, _ noun: String) {
        guard let place, place <= 1 else {
            self.head = noun
            return
        }
        let kind = self.rest.remove(at: place)
        let words = kind.lowercased().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let bare = Self.withoutPlural(noun.lowercased())
        let saysIt = words.contains { Self.withoutPlural($0).hasSuffix(bare) }
        let isAlone = saysIt || self.rules.has(words.last ?? "", in: "solo")
        self.head = isAlone ? kind : Self.naming(kind, self.beginningSmall(noun))
    }

    /// Puts the noun behind what it is a kind of: "Bean soup with pork".
    private static func naming(_ kind: String, _ noun: String) -> String {
        guard let with = kind.firstRange(of: " with ") else { return kind + " " + noun }
        return kind[..<with.lowerBound] + " " + noun + kind[with.lowerBound...]
    }

    private mutating func joinAfter(_ place: Int?, _ noun: String) {
        guard let place, place <= 2 else {
            self.head = noun
            return
        }
        let kind = self.rest.remove(at: place)
        let saysIt = kind.lowercased().split(separator: " ").contains { $0 == noun.lowercased() }
        self.head = saysIt ? kind : noun + " " + self.beginningSmall(kind)
        while let next = self.rest.first, self.rules.has(next.lowercased(), in: "joined") {
            self.head += " " + self.rest.removeFirst()
        }
    }

    private mutating func joinMaker(_ noun: String) {
        guard let first = self.rest.first?.lowercased(),
            !self.rules.has(first, in: "cook"), !self.rules.has(first, in: "state")
        else {
            self.head = noun
            return
        }
        let kind = self.rest.removeFirst()
        self.head = kind.lowercased().contains(noun.lowercased()) ? kind : noun + " " + kind
    }

    /// Leaves out what another part says as well: what is made with water was dry.
    mutating func leaveOutImplied() {
        for implied in self.rules.implied {
            guard let place = self.rest.firstIndex(where: { $0.lowercased() == implied.part }),
                self.rest.contains(where: { $0.lowercased().hasPrefix(implied.by) })
            else { continue }
            self.rest.remove(at: place)
        }
    }

    /// The name, no longer than wanted if it can be.
    var text: String {
        let whole = ([self.head] + self.rest).joined(separator: ", ")
        let short = self.shortened(to: Self.wanted)
        if short.unicodeScalars.count <= Self.wanted { return short }
        return whole.unicodeScalars.count > Self.most ? self.shortened(to: Self.most) : whole
    }

    private func shortened(to most: Int) -> String {
        var rest = self.rest
        var text = ([self.head] + rest).joined(separator: ", ")
        for part in self.rules.soft {
            if text.unicodeScalars.count <= most { return text }
            guard let place = rest.firstIndex(where: { $0.lowercased() == part }) else { continue }
            rest.remove(at: place)
            text = ([self.head] + rest).joined(separator: ", ")
        }
        for phrase in self.rules.short {
            if text.unicodeScalars.count <= most { return text }
            let put = PlainNamePhrase.replacing([phrase], in: text)
            if put != text { text = PlainNameText.mended(put) }
        }
        return self.withoutTail(text, most)
    }

    /// Leaves out a last word that the rest makes plain: "cookies" of a maker's, "Beef" before a steak.
    private func withoutTail(_ text: String, _ most: Int) -> String {
        guard text.unicodeScalars.count > most else { return text }
        var pieces = PlainNameText.pieces(text)
        let words = pieces[0].split(separator: " ", omittingEmptySubsequences: false)
        if words.count > 3, self.rules.has(words[words.count - 1].lowercased(), in: "tail") {
            pieces[0] = words.dropLast().joined(separator: " ")
        }
        let short = pieces.joined(separator: ", ")
        guard short.unicodeScalars.count > most, short.hasPrefix("Beef "), self.rules.beginsBeef(self.head) else {
            return short
        }
        return String(short.dropFirst(5))
    }

    /// Returns whether a part says a state and no kind: "raw", "with salt", "2% fat".
    private func isState(_ part: String) -> Bool {
        let part = part.lowercased()
        if self.rules.has(part, in: "state") || self.rules.has(part, in: "cook") { return true }
        let first = part.prefix { $0 != " " }
        return self.rules.has(String(first), in: "opening") || part.contains { ("0"..."9").contains($0) }
    }

    private static func withoutPlural(_ word: String) -> Substring {
        var word = Substring(word)
        while word.last == "s" { word.removeLast() }
        return word
    }

    private func beginningSmall(_ text: String) -> String {
        let first = text.prefix { $0 != " " }
        if first.dropFirst().contains(where: \.isUppercase) || self.rules.has(first.lowercased(), in: "proper") {
            return text
        }
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
