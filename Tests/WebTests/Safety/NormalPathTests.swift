import Testing

@testable import Web

struct NormalPathTests {
    @Test(
        "a path in its normal form passes",
        arguments: [
            "/", "/diary", "/diary/2026-03-14", "/assets/0a1b2c/css/app.css", "/api/v1/openapi.json",
            "/foods/own-3f2a", "/.well-known/x", "/a..b", "/...", "/a~b_c-d.e", "/a;b=c,d:e@f!$&'()*+",
            "/foods/caf%C3%A9", "/foods/oat%20bar", "/foods/100%25", "/foods/a%3Fb%23c",
        ]
    )
    func normal(path: String) { #expect(NormalPath.isNormal(path)) }

    @Test(
        "a doubled slash, one at the end, or none in front is another spelling",
        arguments: [
            "", "diary", "*", "host:443", "//", "//diary", "/diary/", "/diary//", "/diary//2026-03-14",
            "///api/v1/export",
        ]
    )
    func slashes(path: String) { #expect(!NormalPath.isNormal(path)) }

    @Test(
        "a part that leads elsewhere is another spelling",
        arguments: [
            "/.", "/..", "/./diary", "/diary/.", "/diary/..", "/x/../diary", "/%2E/diary", "/%2e%2e/diary",
            "/x/.%2E/diary",
        ]
    )
    func dots(path: String) { #expect(!NormalPath.isNormal(path)) }

    @Test(
        "an escape that needs none, hides a slash or a control character, or is none, is another spelling",
        arguments: [
            "/%64iary", "/diar%79", "/%41", "/%30", "/a%2Db", "/a%5Fb", "/a%7Eb", "/a%2Fb", "/a%2fb", "/a%5Cb",
            "/a%5cb",
            "/a%00", "/a%0A", "/a%1F", "/a%7F", "/%", "/a%", "/a%2", "/a%ZZ", "/a%2g", "/a%+1", "/caf%c3%a9",
            "/%C0%AF", "/%FF", "/%C3", "/%ED%A0%80",
        ]
    )
    func escapes(path: String) { #expect(!NormalPath.isNormal(path)) }

    @Test(
        "a character that must be escaped and isn't is another spelling",
        arguments: [
            "/a\\b", "/\\a", "/a b", "/a\u{0}", "/a\tb", "/a\nb", "/a\u{7F}", "/a#b", "/a?b", "/a\"b", "/<a>", "/{id}",
            "/a|b", "/[a]", "/a^b", "/a`b", "/café", "/diary\u{301}", "/a/\u{301}b", "/\u{212A}", "/\u{FF0F}a",
        ]
    )
    func characters(path: String) { #expect(!NormalPath.isNormal(path)) }
}
