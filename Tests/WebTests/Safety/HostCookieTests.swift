import Testing

@testable import Web

struct HostCookieTests {
    @Test(
        "our cookies come in by their prefix alone, others as they are",
        arguments: [
            ("__Host-spotter_session=a", "spotter_session=a"), ("spotter_session=a", ""),
            ("x=1; spotter_session=evil; __Host-spotter_session=a", "x=1; spotter_session=a"),
            ("__Host-spotter_session=a;spotter_toast=b;  y=2", "spotter_session=a; y=2"),
            ("__Host-__Host-spotter_session=a", "__Host-__Host-spotter_session=a"),
            ("__Host-x=1; __host-spotter_session=a", "__Host-x=1; __host-spotter_session=a"), ("", ""), (";; ", ""),
        ]
    )
    func received(field: String, known: String) { #expect(HostCookieMiddleware.received(field) == known) }

    @Test(
        "our cookies go out with the prefix and Secure, others as they are",
        arguments: [
            ("spotter_session=a; Path=/; HttpOnly", "__Host-spotter_session=a; Path=/; HttpOnly; Secure"),
            ("spotter_toast=a; Path=/; Secure", "__Host-spotter_toast=a; Path=/; Secure"),
            ("other=spotter_session; Path=/", "other=spotter_session; Path=/"),
        ]
    )
    func sent(field: String, told: String) { #expect(HostCookieMiddleware.sent(field) == told) }
}
