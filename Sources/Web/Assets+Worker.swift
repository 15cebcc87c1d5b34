extension Assets {
    /// The script of the service worker.
    package static let worker = "js/worker/service-worker.js"

    /// Joins the worker's modules into one script: some browsers run no modules there, and each would be a request.
    static func joinWorker(_ files: inout [String: File]) throws {
        guard let entry = files[Self.worker] else { return }
        var script = JoinedModules(files: files)
        try script.join(Self.worker)
        files[Self.worker] = File(bytes: Array(script.text.utf8), contentType: entry.contentType)
    }
}

/// Joins modules into one script, each after those it imports, without `import` and `export`.
///
/// An import must stand on a line of its own and name a file of the same folder (`import { a } from "./b.js";`);
/// `export` must stand before a declaration. No two modules may declare the same name.
struct JoinedModules {
    let files: [String: Assets.File]
    private(set) var text = ""
    private var names: Set<String> = []

    init(files: [String: Assets.File]) { self.files = files }

    mutating func join(_ name: String) throws {
        guard self.names.insert(name).inserted else { return }
        guard let file = self.files[name] else { throw Assets.Unreadable(path: name) }
        let folder = name.prefix(through: name.lastIndex(of: "/") ?? name.startIndex)
        var own = ""
        for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("import "), let other = line.split(separator: "\"").dropFirst().first {
                try self.join("\(folder)\(other.dropFirst("./".count))")
            } else {
                own += line.hasPrefix("export ") ? line.dropFirst("export ".count) : line
                own += "\n"
            }
        }
        self.text += own
    }
}
