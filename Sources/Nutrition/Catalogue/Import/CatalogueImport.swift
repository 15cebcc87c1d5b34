package import Foundation

/// Reads a source of foods, whichever of the known forms it has.
package struct CatalogueImport: Sendable {
    private let source: any FoodSource & Sendable

    /// A folder with SR28's or FoodData Central's tables, or a compact file.
    package init(from path: URL) throws {
        let has = { (file: String) in FileManager.default.fileExists(atPath: path.appending(path: file).path) }
        if has("FOOD_DES.txt") {
            self.source = SR28Folder(folder: path)
        } else if has("food.csv") {
            self.source = FoodDataFolder(folder: path)
        } else if path.isFolder {
            throw ImportProblem.notATable(path.lastPathComponent)
        } else {
            let file = CompactFile(path: path)
            _ = try file.origin
            self.source = file
        }
    }

    /// Builds a catalogue at `path`: beside the old one, which it replaces by rename when all is well.
    ///
    /// Who serves the old one goes on with it until it looks again. Blocking, for seconds.
    package func build(_ path: URL) throws -> ImportReport {
        var report = ImportReport()
        let new = path.deletingLastPathComponent().appending(path: ".\(path.lastPathComponent).\(UUID().uuidString)")
        defer { self.removeLeftover(new) }
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try CatalogueBuilder.build(new, origin: try self.source.origin) { builder in
            try self.source.foods(&report) { try builder.add($0) ? nil : "the food came twice" }
            guard report.foods > 0 else { throw ImportProblem.nothingFound }
        }
        guard rename(new.path, path.path) == 0 else { throw ImportProblem.unwritable(path.lastPathComponent) }
        return report
    }

    /// Writes the source's facts as one compact file; the same facts always give the same bytes.
    package func pack(_ path: URL) throws -> ImportReport {
        var report = ImportReport()
        var writer = try CompactWriter(path, origin: try self.source.origin)
        try self.source.foods(&report) { food in
            try writer.add(food)
            return nil
        }
        try writer.close()
        return report
    }

    private func removeLeftover(_ file: URL) {
        // After a successful rename there is nothing to remove, which is the usual case and no error.
        try? FileManager.default.removeItem(at: file)
    }
}

extension URL {
    fileprivate var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: self.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
