/// Names the program that sent a request: "Firefox on Android".
enum DeviceName {
    /// The first match counts, because most browsers also name those they descend from.
    private static let browsers = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
    ]
    private static let systems = [
        ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
        ("CrOS", "ChromeOS"), ("Mac OS X", "Mac"), ("Linux", "Linux"),
    ]

    static func browser(userAgent: String) -> String {
        let browser = self.browsers.first { userAgent.contains($0.0) }?.1 ?? "A browser"
        guard let system = self.systems.first(where: { userAgent.contains($0.0) })?.1 else { return browser }
        return "\(browser) on \(system)"
    }

    /// Returns the name of a program that isn't a browser and calls itself "name/version".
    static func program(userAgent: String) -> String {
        let name = userAgent.prefix { $0 != "/" && $0 != " " }.prefix(40)
        let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        return isPlain && name != "Mozilla" ? String(name) : "A program"
    }
}
