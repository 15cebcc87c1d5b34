/// Joins a module with those that it imports into one script.
///
/// Each of them becomes a constant with what it exports, after those that it imports itself, so that all run in the order in which
/// a browser would run them: `const $b = (() => { … return { a }; })();`. What an import names is taken from there:
/// `const { a } = $b;`.
struct JoinedModules {
    let modules: ModuleGraph
    /// The files that already have a module, by the module's path.
    var owners: [String: String] = [:]
    private(set) var text = ""
    /// The paths of the modules in it, in the order in which they run; the entry is the last.
    private(set) var names: [String] = []
    /// Those on the way from the entry to the one that is being joined.
    private var opened: [String] = []
    /// The statements that take what other files have, or run them.
    private var taken: Set<String> = []
    private var exports: [String] = []

    init(modules: ModuleGraph, owners: [String: String] = [:]) {
        (self.modules, self.owners) = (modules, owners)
    }

    /// The text as a module of which others can take what the entry exports, and its parts.
    var module: String {
        let exports = self.exports + self.names.dropLast().map(Self.constant)
        let last = exports.isEmpty ? "" : "export { \(exports.joined(separator: ", ")) };\n"
        return self.taken.sorted().joined() + self.text + last
    }

    /// Adds a module as the entry, whose statements stand as they are; throws where an import leads nowhere or back.
    mutating func join(_ entry: String) throws {
        let module = try self.modules.module(entry)
        self.opened.append(entry)
        for other in module.imports { try self.add(other.path) }
        self.opened.removeLast()
        self.taken.formUnion(module.outside)
        self.text += Self.imports(of: module) + module.body
        self.exports = module.exports
        self.names.append(entry)
    }

    private mutating func add(_ path: String) throws {
        guard !self.opened.contains(path) else { throw Circle(paths: self.opened + [path]) }
        guard !self.names.contains(path) else { return }
        if let owner = self.owners[path] {
            let constant = Self.constant(path)
            let file = owner.split(separator: "/").last ?? ""
            self.taken.insert("import \(owner == path ? "* as \(constant)" : "{ \(constant) }") from \"./\(file)\";\n")
            return
        }
        let module = try self.modules.module(path)
        self.opened.append(path)
        for other in module.imports { try self.add(other.path) }
        self.opened.removeLast()
        self.taken.formUnion(module.outside)
        self.text += "const \(Self.constant(path)) = (() => {\n\(Self.imports(of: module))\(module.body)"
        self.text += "return { \(module.exports.joined(separator: ", ")) };\n})();\n"
        self.names.append(path)
    }

    private static func imports(of module: ScriptModule) -> String {
        module.imports.reduce(into: "") { text, one in
            if let names = one.names { text += "const {\(names)} = \(Self.constant(one.path));\n" }
        }
    }

    /// Returns "$form_place" for "js/form-place.js".
    private static func constant(_ path: String) -> String {
        let name = path.split(separator: "/").last?.dropLast(".js".count) ?? ""
        return "$" + name.map { $0 == "-" ? "_" : String($0) }.joined()
    }

    struct Circle: Error { let paths: [String] }
}
