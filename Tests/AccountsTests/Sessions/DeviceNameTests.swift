import Testing

@testable import Accounts

struct DeviceNameTests {
    @Test(
        "says what people call their browser",
        arguments: [
            ("Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox on Android"),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
                "Chrome on Linux"
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge on Windows"
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
                "Safari on iPhone"
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1",
                "Safari on Mac"
            ),
            ("", "A browser"),
        ]
    )
    func browsers(userAgent: String, name: String) {
        #expect(DeviceName.browser(userAgent: userAgent) == name)
    }

    @Test(
        "says what programs call themselves, in plain letters",
        arguments: [
            ("curl/8.0", "curl"), ("", "A program"), ("<b>/1", "A program"), ("Mozilla/5.0", "A program"),
        ]
    )
    func programs(userAgent: String, name: String) {
        #expect(DeviceName.program(userAgent: userAgent) == name)
    }
}
