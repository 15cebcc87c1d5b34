import Foundation
import GRDB

/// The database beside the catalogue in which an import gathers its foods.
///
/// It commits a batch of foods together with the position up to which the source was read, so that an import that was
/// killed resumes there. Only one import works on a volume at a time.
final class Staging {
    let db: Database
    private(set) var report: CatalogueImportReport
    private let reasons: ReasonsFile
    private let insertion: Statement
    private let tell: (CatalogueImportProgress) -> Void
    private let clock = ContinuousClock()
    private var committed: ContinuousClock.Instant
    private var pace = CatalogueImportPace()
    /// How long work goes on between two commits.
    var pause = Duration.milliseconds(500)

    /// Opens the staging file at `path`, resuming one that the same import began, and calls `work` with it.
    static func use<T>(
        _ path: URL,
        identity: String?,
        reasons: URL,
        tell: @escaping (CatalogueImportProgress) -> Void = { _ in },
        _ work: (Staging) throws -> T
    ) throws -> T {
        do {
            let queue = try self.open(path, identity: identity) ?? self.begin(path, identity: identity)
            let result = try queue.writeWithoutTransaction { db in
                let staging = try Staging(db, reasons: reasons, tell: tell)
                try db.beginTransaction(.immediate)
                do {
                    let result = try work(staging)
                    try staging.commit()
                    try db.commit()
                    return result
                } catch {
                    try db.rollback()
                    throw error
                }
            }
            try queue.close()
            return result
        } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
            throw CatalogueImportProblem.unwritable("The disk is full.")
        }
    }

    /// Opens what an earlier run of the same import left; nil when there is none.
    private static func open(_ path: URL, identity: String?) throws -> DatabaseQueue? {
        guard let identity, FileManager.default.fileExists(atPath: path.path) else { return nil }
        // A file that can't be read is damaged or not ours: then the import begins anew.
        guard let queue = try? DatabaseQueue(path: path.path, configuration: self.configuration),
            let told = try? queue.read({ try String.fetchOne($0, sql: "SELECT identity FROM import") })
        else { return nil }
        return told == "\(CatalogueSchema.version) \(identity)" ? queue : nil
    }

    private static func begin(_ path: URL, identity: String?) throws -> DatabaseQueue {
        self.remove(path)
        let queue = try DatabaseQueue(path: path.path, configuration: self.configuration)
        try queue.write { db in
            try db.execute(sql: self.tables)
            try db.execute(
                sql: "INSERT INTO import VALUES (?, ?, 0)",
                arguments: ["\(CatalogueSchema.version) \(identity ?? "")", try Self.text(of: CatalogueImportReport())]
            )
        }
        return queue
    }

    /// Removes the file and its journal.
    static func remove(_ path: URL) {
        // There is usually nothing to remove, so an error means nothing.
        for end in ["", "-journal"] { try? FileManager.default.removeItem(atPath: path.path + end) }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32768") }
        return configuration
    }

    private static let tables = """
        CREATE TABLE import (identity TEXT, report TEXT, reasons INTEGER);
        CREATE TABLE position (file TEXT PRIMARY KEY, bytes INTEGER, lines INTEGER, is_done INTEGER);
        CREATE TABLE arrival (
            id INTEGER PRIMARY KEY, is_product INTEGER, code TEXT, shape TEXT, standing REAL, is_branded INTEGER,
            name TEXT, brand TEXT, kcal REAL, protein REAL, fat REAL, carbohydrate REAL, measure_label TEXT,
            measure_grams REAL, shelf TEXT, nutrients TEXT, is_energy_derived INTEGER, measures TEXT, barcode INTEGER,
            head TEXT, rest TEXT
        );
        """

    private init(_ db: Database, reasons: URL, tell: @escaping (CatalogueImportProgress) -> Void) throws {
        self.db = db
        self.tell = tell
        self.committed = .now
        let row = try Row.fetchOne(db, sql: "SELECT report, reasons FROM import")
        guard let row else {
            throw CatalogueImportProblem.damaged("The staging file beside the catalogue holds no import.")
        }
        var columns = row.reader
        let report: String = columns.value()
        self.report = try JSONDecoder().decode(CatalogueImportReport.self, from: Data(report.utf8))
        self.reasons = ReasonsFile(reasons, keeping: columns.value())
        let places = [String](repeating: "?", count: 20).joined(separator: ", ")
        self.insertion = try db.makeStatement(sql: "INSERT INTO arrival VALUES (NULL, \(places))")
    }

    /// Keeps a food for the catalogue; of several with one id the first stays.
    func add(_ food: SourceFood) throws {
        let shape = NameShape(food)
        let facts = food.food
        let isProduct = food.popularity != nil
        let measure = facts.measures.first
        try self.insertion.execute(
            arguments: [
                isProduct, facts.id, shape.text, shape.standing, isProduct || shape.isBranded,
                facts.name, facts.brand, facts.nutrients.kcal, facts.nutrients.protein, facts.nutrients.fat,
                facts.nutrients.carbohydrate, measure?.label,
                measure?.grams, facts.group, facts.nutrients.text, facts.isEnergyDerived,
                MeasureList.text(of: facts.measures), food.barcode.flatMap { Int64($0.digits) },
                Self.words(shape) { isProduct || $0 <= 0 }, Self.words(shape) { !isProduct && $0 > 0 },
            ]
        )
    }

    private static func words(_ shape: NameShape, _ isWanted: (Int) -> Bool) -> String {
        shape.tokens.filter { isWanted($0.part) }.map(\.word).joined(separator: " ")
    }

    /// Counts a skipped line and writes it into the file of reasons.
    func skip(_ place: @autoclosure () -> String, _ reason: String) {
        self.report.skip(place(), reason)
        self.reasons.add(place(), reason)
    }

    /// Counts the foods and returns the report, once the source is read.
    func closed() throws -> CatalogueImportReport {
        if let row = try Row.fetchOne(self.db, sql: "SELECT count(DISTINCT code), count(*) FROM arrival") {
            var columns = row.reader
            self.report.foods = columns.value()
            let again = columns.value(Int.self) - self.report.foods
            if again > 0 { self.report.leaveOut("the food came twice", times: again) }
        }
        return self.report
    }

    /// Counts what is left out on purpose, without listing it.
    func leaveOut(_ reason: String) { self.report.leaveOut(reason) }
}

extension Staging {
    /// Reads a file's lines from where an earlier run stopped; `each` returns the reason to skip a line, or nil.
    ///
    /// The caller has read the lines before the first, such as a heading.
    func read(_ reader: SourceFile, of file: String, _ each: (String) throws -> String?) throws {
        let position = try Row.fetchOne(
            self.db,
            sql: "SELECT is_done, bytes, lines FROM position WHERE file = ?",
            arguments: [file]
        )
        if let position {
            var columns = position.reader
            let isDone: Bool = columns.value()
            guard !isDone else { return }
            try reader.skip(to: columns.value(), number: columns.value())
            self.tell(
                CatalogueImportProgress(
                    stage: .goingOn(file),
                    lines: reader.number,
                    share: reader.share,
                    secondsLeft: nil
                )
            )
        }
        self.pace.begin(at: reader.share)
        var (lines, taken) = (0, 0)
        while let line = try reader.line() {
            lines += 1
            if !line.isEmpty || reader.wasTooLong {
                if let reason = reader.wasTooLong ? "longer than 4 MB" : try each(line) {
                    self.skip("\(file) line \(reader.number)", reason)
                } else {
                    taken += 1
                }
            }
            if lines.isMultiple(of: 256) {
                try self.rest(reader, file)
                guard taken > 0 || lines < Self.mostInVain else { throw CatalogueImportProblem.noFoods(file) }
            }
        }
        try self.commit(file, reader.position, reader.number, isDone: true)
    }

    /// The number of lines without a usable one after which the file is taken to be no table of foods.
    private static let mostInVain = 50_000

    /// Commits what was read, once `pause` has passed since the last commit.
    private func rest(_ reader: SourceFile, _ file: String) throws {
        guard self.clock.now - self.committed > self.pause else { return }
        try self.commit(file, reader.position, reader.number, isDone: false)
        self.tell(
            CatalogueImportProgress(
                stage: .reading(file),
                lines: reader.number,
                share: reader.share,
                secondsLeft: self.pace.left(reader.share)
            )
        )
    }

    /// Runs steps, each from the number that the last one returned, until one returns nil.
    func steps(_ name: String, of count: Int, from start: Int, _ step: (Int) throws -> (last: Int?, count: Int)) throws
    {
        let position = try Row.fetchOne(
            self.db,
            sql: "SELECT bytes, lines FROM position WHERE file = ?",
            arguments: [name]
        )
        var (last, done) = (start, 0)
        if let position {
            var columns = position.reader
            (last, done) = (columns.value(), columns.value())
        }
        let share = { Double(done) / Double(max(1, count)) }
        self.pace.begin(at: share())
        while case (let next?, let some) = try step(last) {
            (last, done) = (next, done + some)
            guard self.clock.now - self.committed > self.pause else { continue }
            try self.commit(name, last, done, isDone: false)
            self.tell(
                CatalogueImportProgress(
                    stage: .reading(name),
                    lines: done,
                    share: share(),
                    secondsLeft: self.pace.left(share())
                )
            )
        }
    }

    private func commit(_ name: String, _ position: Int, _ lines: Int, isDone: Bool) throws {
        try self.db.execute(
            sql: "INSERT OR REPLACE INTO position VALUES (?, ?, ?, ?)",
            arguments: [name, position, lines, isDone]
        )
        try self.commit()
        try self.db.commit()
        try self.db.beginTransaction(.immediate)
        self.committed = self.clock.now
    }

    private func commit() throws {
        try self.reasons.flush()
        self.report.reasons = self.report.skippedCount > 0 ? self.reasons.path : nil
        try self.db.execute(
            sql: "UPDATE import SET report = ?, reasons = ?",
            arguments: [try Self.text(of: self.report), self.reasons.length]
        )
    }

    private static func text(of report: CatalogueImportReport) throws -> String {
        String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
    }
}
