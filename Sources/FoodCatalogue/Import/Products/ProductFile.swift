import DelimitedText
import Foundation

/// A file of products: comma- or tab-separated with a heading, or one JSON document a line; gzipped or plain.
struct ProductFile: FoodSource {
    private let path: URL
    private let columns: ProductColumns
    private let country: Country?
    private let form: Form

    private enum Form: Sendable {
        case table(Delimiter, width: Int, [(choice: ProductColumns.Choice, places: [Int])])
        case documents
    }

    let volume = Volume.openfoodfacts

    init(_ path: URL, columns: ProductColumns, country: String?) throws {
        self.path = path
        self.columns = columns
        self.country = country.map(Country.init)
        let first = try SourceFile(path).line() ?? ""
        self.form = first.utf8.first == UInt8(ascii: "{") ? .documents : try Self.table(first, path, columns)
        guard self.country != nil, case .table(_, _, let places) = self.form else { return }
        guard places.contains(where: { $0.choice.fact.meaning == .countries }) else {
            throw CatalogueImportProblem.wrongColumns(
                "No column tells countries, so --country can't choose. Name it: countries=…"
            )
        }
    }

    private static func table(
        _ first: String,
        _ path: URL,
        _ columns: ProductColumns
    ) throws(CatalogueImportProblem) -> Form {
        // Some programs begin a file with a byte order mark.
        let heading = first.hasPrefix("\u{FEFF}") ? String(first.unicodeScalars.dropFirst()) : first
        let kind = Delimiter.dividing(heading)
        let names = kind.fields(heading) ?? []
        guard let places = columns.places(in: names) else {
            let told = names.prefix(20).joined(separator: ", ").singleSpaced
            throw .noProducts(path.lastPathComponent, columns: String(told.prefix(400)))
        }
        return .table(kind, width: names.count, places)
    }

    var origin: SourceOrigin {
        let day = FileStamp(self.path.path)?.day ?? ""
        return SourceOrigin(name: "Open Food Facts (ODbL), \(self.path.lastPathComponent)", date: day)
    }

    var identity: String? {
        let stamp = FileStamp(self.path.path)?.description ?? ""
        return "products \(self.path.standardizedFileURL.path) \(stamp) \(self.columns.text) \(self.country?.tag ?? "")"
    }

    func foods(_ staging: Staging, _ each: (SourceFood) throws -> Void) throws {
        let reader = try SourceFile(self.path)
        if case .table = self.form { _ = try reader.line() }
        try staging.read(reader, of: self.path.lastPathComponent) { line in
            var facts = ProductFacts()
            if let problem = self.read(line, into: &facts) { return problem }
            guard self.country?.isAmong(facts.countries) ?? true else {
                staging.leaveOut("sold elsewhere")
                return nil
            }
            switch facts.food() {
            case .success(let food): try each(food)
            case .failure(let problem): return problem.reason
            }
            return nil
        }
    }

    /// Reads a line; returns why it can't be used, or nil.
    private func read(_ line: String, into facts: inout ProductFacts) -> String? {
        switch self.form {
        case .documents:
            guard let document = ProductDocument(line) else { return "not a JSON document" }
            for choice in self.columns.choices {
                guard let text = choice.columns.lazy.compactMap({ document[$0] }).first else { continue }
                if let problem = facts.take(choice, text[...]) { return problem }
            }
        case .table(let kind, let width, let places):
            guard let fields = kind.fields(line), fields.count == width else { return "not \(width) fields" }
            for (choice, places) in places {
                guard let place = places.first(where: { !fields[$0].isEmpty }) else { continue }
                if let problem = facts.take(choice, fields[place]) { return problem }
            }
        }
        return nil
    }
}
