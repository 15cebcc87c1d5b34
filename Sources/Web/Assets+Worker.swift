extension Assets {
    /// The script of the service worker.
    package static let worker = "js/worker/service-worker.js"

    /// Puts the worker's modules into one script: not every browser takes modules there, and each would be a request.
    static func joinWorker(_ files: inout [String: File]) throws {
        guard let entry = files[Self.worker] else { return }
        var script = JoinedModules(files: files)
        try script.join(Self.worker)
        files[Self.worker] = File(bytes: Array(script.text.utf8), contentType: entry.contentType)
    }
}

/// Modules one after the other, each after those it imports, without the words that made them modules.
///
/// An import stands on a line of its own and names a file of the same folder (`import { a } from "./b.js";`); `export`
/// stands in front of what it exports. No two modules may give the same name to something.
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
