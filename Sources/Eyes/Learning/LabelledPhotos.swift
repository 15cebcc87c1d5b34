import Foundation

/// Photos with what they show, as a folder lists them: `photos.csv` has the path of each and the number of its kind,
/// `classes.csv` what the numbers mean (the layout of GroceryStoreDataset).
package struct LabelledPhotos: Sendable {
    package struct Photo: Sendable, Equatable {
        /// Within the folder.
        package let path: String
        package let kind: String
    }

    package struct Unreadable: Error, CustomStringConvertible {
        package let description: String
    }

    /// Those below `train/`, to learn from.
    package let learned: [Photo]
    /// All others, to be judged by.
    package let setAside: [Photo]

    package init(folder: String) throws {
        func text(_ name: String) throws -> String {
            do {
                return try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            } catch {
                throw Unreadable(description: "\(folder)/\(name) can't be read.")
            }
        }
        try self.init(photos: text("photos.csv"), classes: text("classes.csv"))
    }

    init(photos: String, classes: String) throws {
        let names = Dictionary(
            try Self.rows(classes, of: "classes.csv", "Coarse Class ID (int)", "Coarse Class Name (str)"),
            uniquingKeysWith: { first, _ in first }
        )
        let photos = try Self.rows(photos, of: "photos.csv", "path", "coarse_id")
            .map { path, number in
                guard let kind = names[number] else {
                    throw Unreadable(description: "classes.csv doesn't say what \(number) is, which \(path) shows.")
                }
                return Photo(path: path, kind: kind)
            }
        self.learned = photos.filter { $0.path.hasPrefix("train/") }
        self.setAside = photos.filter { !$0.path.hasPrefix("train/") }
    }

    /// Returns two columns of a table with commas.
    private static func rows(
        _ text: String,
        of file: String,
        _ one: String,
        _ other: String
    ) throws -> [(String, String)] {
        let lines = text.split(whereSeparator: \.isNewline)
            .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        guard let heading = lines.first, let first = heading.firstIndex(of: one),
            let second = heading.firstIndex(of: other)
        else { throw Unreadable(description: "\(file) has no columns \(one) and \(other).") }
        return lines.dropFirst().filter { $0.count > max(first, second) }.map { ($0[first], $0[second]) }
    }
}
