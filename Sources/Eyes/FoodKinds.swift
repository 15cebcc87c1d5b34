import Foundation

/// The kinds of food that are recognised without lessons.
package struct FoodKinds: Sendable {
    /// Such as `Banana`, `Oat-Milk` and `Espresso`, the learned ones first.
    let names: [String]
    /// How many of them, the first, were learned from photos.
    let learned: Int
    /// The numbers of ImageNet's classes that show a kind, for each kind: none, one or several.
    let classes: [[Int]]

    static let shipped = FoodKinds(Bundle.module.url(forResource: "Head/kinds", withExtension: "tsv"))

    /// The names of those in this room.
    package static var all: [String] { Self.shipped.names }

    /// Reads the table; a row that can't be read is none.
    private init(_ file: URL?) {
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        self.init(table: text)
    }

    /// Reads the lines below the heading: the name, whether it was learned, the classes with commas between them.
    init(table: String) {
        let rows = table.split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
            .filter { $0.count == 3 }
        let learned = rows.filter { $0[1] == "yes" }
        let others = rows.filter { $0[1] != "yes" }
        self.names = (learned + others).map { String($0[0]) }
        self.learned = learned.count
        self.classes = (learned + others).map { $0[2].split(separator: ",").compactMap { Int($0) } }
    }
}
