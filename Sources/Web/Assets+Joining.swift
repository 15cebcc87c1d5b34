extension Assets {
    /// The script with which every page begins.
    static let page = "js/app.js"
    /// The script of the service worker.
    package static let worker = "js/worker/service-worker.js"

    /// Joins the modules with which every page begins into one file, and with each module that a page fetches later those
    /// that only it needs: one request instead of a chain of seventy.
    ///
    /// What is fetched later takes from the first what both need, so that no module runs twice. The modules stay where they
    /// are, each by itself, for whoever wants to try one alone.
    static func joinScripts(_ files: inout [String: File]) throws {
        let modules = try ModuleGraph(files: files)
        try Self.joinWorker(&files, modules)
        guard files[Self.page] != nil else { return }
        var owners: [String: String] = [:]
        for entry in [Self.page] + modules.fetchedLater {
            var script = JoinedModules(modules: modules, owners: owners)
            try script.join(entry)
            for name in script.names { owners[name] = entry }
            files[entry]?.bytes = Array(script.module.utf8)
        }
    }

    /// Joins the worker's modules into one script: some browsers run no modules there, and each would be a request.
    private static func joinWorker(_ files: inout [String: File], _ modules: ModuleGraph) throws {
        guard files[Self.worker] != nil else { return }
        var script = JoinedModules(modules: modules)
        try script.join(Self.worker)
        files[Self.worker]?.bytes = Array(script.text.utf8)
    }
}
