import Foundation

extension Notice {
    /// What makes two notices the same to a reader.
    private struct Words: Hashable {
        let kind: Kind
        let text: String
        let answer: String
        /// Empty without buttons: then each is opened in its turn.
        let path: String
    }

    /// The subject of the notice, whoever caused it.
    private var matter: String {
        guard self.kind.has(.saidBySeveral), let colon = self.text.range(of: ": ") else { return self.text }
        return String(self.text[colon.upperBound...])
    }

    fileprivate var words: AnyHashable {
        Words(kind: self.kind, text: self.matter, answer: self.answer, path: self.actions.isEmpty ? "" : self.path)
    }
}

extension [Notice] {
    /// Returns those that say the same as one, in the place of the newest: the newest unread one, else the newest.
    func folded() -> [(notice: Notice, times: Int)] {
        var groups: [AnyHashable: [Notice]] = [:]
        var order: [AnyHashable] = []
        for notice in self {
            if groups[notice.words] == nil { order.append(notice.words) }
            groups[notice.words, default: []].append(notice)
        }
        return order.compactMap { words in
            let same = groups[words] ?? []
            guard let shown = same.first(where: { !$0.isRead }) ?? same.first else { return nil }
            return (shown, same.count)
        }
    }
}
