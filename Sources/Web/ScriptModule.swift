import Foundation

/// A module of the browser's, read as far as it takes to join it with others.
///
/// An `import` must begin a line, end with the line of its file's name, and name a file of the same folder
/// (`import { a, b as c } from "./d.js";`); `export` must begin a line and stand before a declaration. A line that only
/// runs a script of another folder stays as it is (`import "../vendor/d.js";`). A line that begins with `//` is a comment,
/// also where it would be one of a text of several lines.
struct ScriptModule: Sendable {
    struct ModuleImport: Sendable {
        /// The path of the other module.
        let path: String
        /// What stands in braces, as a destructuring takes it: " a, b: c "; nil where it only runs the other.
        let names: String?
    }

    let imports: [ModuleImport]
    /// The lines that run scripts of other folders.
    let outside: [String]
    /// The statements without `import` and `export`, and without comments, which are a quarter of what would be sent.
    let body: String
    let exports: [String]
    /// The paths of the modules that it fetches when they are needed.
    let fetched: [String]

    init(_ bytes: [UInt8], at path: String) throws {
        let folder = String(path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex))
        var (imports, exports, outside): ([ModuleImport], [String], [String]) = ([], [], [])
        var (body, statement) = ("", "")
        let text = String(decoding: bytes, as: UTF8.self)
        for line in text.components(separatedBy: "\n").dropLast(text.hasSuffix("\n") ? 1 : 0) {
            if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
            if line.hasPrefix("import \"../") {
                outside.append(line + "\n")
                continue
            }
            if !statement.isEmpty || line.hasPrefix("import ") {
                statement += line
                guard let other = Self.quoted(statement) else { continue }
                imports.append(ModuleImport(path: folder + other, names: Self.braced(statement)))
                statement = ""
                continue
            }
            let isExport = line.hasPrefix("export ")
            let own = isExport ? String(line.dropFirst("export ".count)) : line
            if isExport { exports += try Self.names(declaredBy: own, at: path) }
            body += own + "\n"
        }
        guard statement.isEmpty else { throw Malformed(path: path, line: statement) }
        (self.imports, self.body, self.exports, self.outside) = (imports, body, exports, outside)
        self.fetched = text.components(separatedBy: "import(\"./").dropFirst().compactMap { rest in
            rest.firstIndex(of: "\"").map { folder + rest[..<$0] }
        }
    }

    struct Malformed: Error {
        let path: String
        let line: String
    }

    /// Returns the "b.js" of `"./b.js"`; nil for none.
    private static func quoted(_ line: String) -> String? {
        guard let begin = line.range(of: "\"./") else { return nil }
        let rest = line[begin.upperBound...]
        return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
    }

    private static func braced(_ statement: String) -> String? {
        guard let begin = statement.firstIndex(of: "{"), let end = statement.firstIndex(of: "}"), begin < end
        else { return nil }
        return statement[statement.index(after: begin)..<end].replacingOccurrences(of: " as ", with: ": ")
    }

    /// Returns the names of `async function a(`, `class a {`, `const a = ` or `const { a, b } = `.
    private static func names(declaredBy line: String, at path: String) throws -> [String] {
        var rest = line[...]
        for word in ["async ", "function ", "class ", "const ", "let "] where rest.hasPrefix(word) {
            rest = rest.dropFirst(word.count)
        }
        if rest.hasPrefix("{"), let inside = Self.braced(line) {
            return inside.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        guard !name.isEmpty, rest.startIndex != line.startIndex else { throw Malformed(path: path, line: line) }
        return [String(name)]
    }
}
