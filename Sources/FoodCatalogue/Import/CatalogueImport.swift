package import Foundation

/// Reads a source of foods in any of the known formats.
package struct CatalogueImport: Sendable {
    private let source: any FoodSource & Sendable

    /// Reads USDA's foods by name: a folder with SR28's or FoodData Central's tables, or a compact file.
    package init(from path: URL) throws {
        if path.has("FOOD_DES.txt") {
            self.source = SR28Folder(folder: path)
        } else if path.has("food.csv") {
            self.source = FoodDataFolder(folder: path, kinds: [.legacy])
        } else if path.isFolder {
            throw CatalogueImportProblem.notATable(path.lastPathComponent)
        } else {
            let file = CompactFile(path: path)
            _ = try file.origin
            self.source = file
        }
    }

    /// Reads everything in a folder of FoodData Central's tables: branded, Foundation and SR Legacy foods.
    package init(foodDataCentral path: URL) throws {
        guard path.has("food.csv") else { throw CatalogueImportProblem.notATable(path.lastPathComponent) }
        self.source = FoodDataFolder(folder: path, kinds: Set(FoodDataFolder.Kind.allCases))
    }

    /// Reads a file of products as Open Food Facts publishes them; `columns` maps our names to those of other files.
    package init(openFoodFacts path: URL, columns: String? = nil, country: String? = nil) throws {
        self.source = try ProductFile(path, columns: ProductColumns(columns ?? ""), country: country)
    }

    /// Builds the source's file of the catalogue and renames it over the old one; `catalogue` is the path of the
    /// standard volume.
    ///
    /// A server goes on with the old file until it looks again. The call blocks for seconds or minutes; after a kill,
    /// the next call resumes it.
    package func build(
        _ catalogue: URL,
        tell: @escaping (CatalogueImportProgress) -> Void = { _ in }
    ) throws -> CatalogueImportReport {
        let file = URL(fileURLWithPath: self.source.volume.path(beside: catalogue.path))
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let lock = try CatalogueImportLock(folder.appending(path: ".\(file.lastPathComponent).lock"))
        defer { withExtendedLifetime(lock) {} }
        let staging = folder.appending(path: ".\(file.lastPathComponent).staging")
        let new = folder.appending(path: ".\(file.lastPathComponent).new")
        defer { Staging.remove(new) }
        do {
            let reasons = file.deletingPathExtension().appendingPathExtension("skipped.tsv")
            let report = try self.build(new, staging, reasons, tell)
            guard rename(new.path, file.path) == 0 else {
                throw CatalogueImportProblem.unwritable(file.lastPathComponent)
            }
            Staging.remove(staging)
            return report
        } catch {
            // A fault of the source would come again, so the staging file goes; only a kill leaves one to resume.
            Staging.remove(staging)
            throw error
        }
    }

    private func build(
        _ new: URL,
        _ staging: URL,
        _ reasons: URL,
        _ tell: @escaping (CatalogueImportProgress) -> Void
    ) throws -> CatalogueImportReport {
        let identity = try self.source.identity
        let composed = self.source.volume == .standard ? try ComposedFoods.shipped() : nil
        var report = try Staging.use(staging, identity: identity, reasons: reasons, tell: tell) { staging in
            try self.source.foods(staging, staging.add)
            if let composed { try staging.compose(composed) }
            return try staging.closed()
        }
        guard report.foods > 0 else { throw CatalogueImportProblem.nothingFound }
        report.foods = try CatalogueBuilder.build(
            new,
            from: staging,
            origin: try self.source.origin,
            edition: composed?.edition,
            tell: tell
        )
        return report
    }

    /// Writes the source's facts as one compact file; the same facts always give the same bytes.
    package func pack(_ path: URL) throws -> CatalogueImportReport {
        let staging = FileManager.default.temporaryDirectory.appending(path: "spotter-pack-\(UUID().uuidString)")
        let reasons = path.deletingPathExtension().appendingPathExtension("skipped.tsv")
        defer { Staging.remove(staging) }
        var writer = try CompactWriter(path, origin: try self.source.origin)
        return try Staging.use(staging, identity: nil, reasons: reasons) { staging in
            try self.source.foods(staging) { food in
                try writer.add(food)
                try staging.add(food)
            }
            try writer.close()
            return try staging.closed()
        }
    }
}

extension URL {
    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: self.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns whether the folder has a file of this name.
    func has(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: self.appending(path: file).path)
    }
}
