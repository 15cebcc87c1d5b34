package import Foundation

/// Reads a source of foods, whichever of the known forms it has.
package struct CatalogueImport: Sendable {
    private let source: any FoodSource & Sendable

    /// USDA's foods by name: a folder with SR28's or FoodData Central's tables, or a compact file.
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

    /// Everything in a folder of FoodData Central's tables: branded, Foundation and SR Legacy foods.
    package init(foodDataCentral path: URL) throws {
        guard path.has("food.csv") else { throw CatalogueImportProblem.notATable(path.lastPathComponent) }
        self.source = FoodDataFolder(folder: path, kinds: Set(FoodDataFolder.Kind.allCases))
    }

    /// A file of products as Open Food Facts publishes them; `columns` says what other files call them.
    package init(openFoodFacts path: URL, columns: String? = nil, country: String? = nil) throws {
        self.source = try ProductFile(path, columns: ProductColumns(columns ?? ""), country: country)
    }

    /// Builds the source's file of the catalogue whose standard volume is at `catalogue`: beside the old one, which it
    /// replaces by rename when all is well.
    ///
    /// Who serves the old one goes on with it until it looks again. Blocking, for seconds or minutes; killed, it goes
    /// on where it was when it is called again.
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
            // What the source is to blame for would come again; only a kill leaves something to go on with.
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
        var report = try Staging.use(staging, identity: identity, reasons: reasons, tell: tell) { staging in
            try self.source.foods(staging, staging.add)
            return try staging.closed()
        }
        guard report.foods > 0 else { throw CatalogueImportProblem.nothingFound }
        report.foods = try CatalogueBuilder.build(new, from: staging, origin: try self.source.origin, tell: tell)
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

    /// Whether the folder has a file of this name.
    func has(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: self.appending(path: file).path)
    }
}
