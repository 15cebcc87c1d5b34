import Synchronization

/// Images that the program draws itself, each when it is first asked for.
///
/// Those drawn last are kept in memory, at most `most` of them, about 4 MB for figures.
package final class DrawnImages: Sendable {
    static let most = 1_000

    /// Differs from that of another version of the program that draws any image in another way.
    package let digest: String
    private let draw: @Sendable (String) -> [UInt8]?
    private let kept = Mutex<[String: [UInt8]]>([:])

    /// `draw` returns the image of a name, "figures/squat.still.dark.svg"; nil for a name that it doesn't know.
    package init(digest: String, draw: @Sendable @escaping (String) -> [UInt8]?) {
        self.digest = digest
        self.draw = draw
    }

    subscript(name: String) -> [UInt8]? {
        if let image = self.kept.withLock({ $0[name] }) { return image }
        guard let image = self.draw(name) else { return nil }
        self.kept.withLock { kept in
            if kept.count >= Self.most { kept.removeAll(keepingCapacity: true) }
            kept[name] = image
        }
        return image
    }
}
