import Testing

@testable import Web

struct PathAndToastTests {
    @Test("only a path of this server is local", arguments: ["/", "/diary/2026-03-14", "/foods?q=a&b=c//d"])
    func local(path: String) { #expect(LocalPath.isLocal(path)) }

    @Test(
        "no other host, scheme or trick with slashes is local",
        arguments: [
            "", "diary", "//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/a\n/b",
            "//\u{FE0F}evil.example", "/\\\u{FE0F}evil.example", "//\u{301}evil.example", "/a\\\u{200D}/b",
            "/.//evil.example", "/..//evil.example", "/a//b?q=1",
        ]
    )
    func foreign(path: String) { #expect(!LocalPath.isLocal(path)) }

    @Test("a toast survives its cookie")
    func roundTrip() {
        let toast = Toast("Frühstück logged", undo: "/diary/entries/1/removal")
        #expect(Toast(cookie: toast.cookie) == toast)
        let leading = Toast("Logged", next: .init("Add another", path: "/foods?meal=Tea"))
        #expect(Toast(cookie: leading.cookie) == leading)
    }

    @Test(
        "a cookie that isn't ours makes no toast",
        arguments: ["", "hello", "eyJ0ZXh0IjoiYSJ9", String(repeating: "a", count: 4_000)]
    )
    func foreignCookie(cookie: String) { #expect(Toast(cookie: cookie) == nil) }

    @Test("a toast never undoes on another server")
    func foreignUndo() { #expect(Toast(cookie: Toast("a", undo: "//evil.example/").cookie) == nil) }

    @Test("a toast never leads to another server")
    func foreignNext() {
        #expect(Toast(cookie: Toast("a", next: .init("More", path: "//evil.example/")).cookie) == nil)
    }
}
