/// The scripts that are modules, by their paths.
struct ModuleGraph {
    private let modules: [String: ScriptModule]

    /// Reads all scripts under "js/".
    init(files: [String: Assets.File]) throws {
        var modules: [String: ScriptModule] = [:]
        for (path, file) in files where path.hasPrefix("js/") && path.hasSuffix(".js") {
            modules[path] = try ScriptModule(file.bytes, at: path)
        }
        self.modules = modules
    }

    /// Returns the module; throws when there is none.
    func module(_ path: String) throws -> ScriptModule {
        guard let module = self.modules[path] else { throw Assets.Unreadable(path: path) }
        return module
    }

    /// The modules that others fetch when they are needed; first those that are part of others.
    var fetchedLater: [String] {
        let entries = Set(self.modules.values.flatMap(\.fetched))
        return entries.map { ($0, self.reach(of: $0).count) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }

    private func reach(of entry: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = [entry]
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            waiting += self.modules[next]?.imports.map(\.path) ?? []
        }
        return found
    }
}
