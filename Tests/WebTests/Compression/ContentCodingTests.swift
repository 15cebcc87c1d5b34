import HTTPTypes
import Testing

@testable import Web

/// The examples of RFC 9110, 12.5.3, and how browsers say it.
struct ContentCodingTests {
    @Test(
        "gzip is taken by who names it or takes everything, with a weight above zero",
        arguments: [
            ("compress, gzip", true), ("", false), ("*", true), ("compress;q=0.5, gzip;q=1.0", true),
            ("gzip;q=1.0, identity; q=0.5, *;q=0", true), ("gzip, deflate, br, zstd", true), ("gzip;q=0", false),
            ("GZIP", true), ("br", false), ("*;q=0", false), ("gzip;q=0, *", false), ("gzip ; q = 0.000", false),
            ("gzip;q=nonsense", false), ("gzip;;;;q", true), (",,,", false),
        ]
    )
    func accepted(header: String, takes: Bool) {
        #expect(ContentCoding.gzip.isTaken(by: [.acceptEncoding: header]) == takes)
    }

    @Test(
        "brotli is taken by who names it or takes everything, with a weight above zero",
        arguments: [
            ("gzip, deflate, br, zstd", true), ("gzip, deflate", false), ("*", true), ("br;q=0, *", false),
            ("gzip;q=1.0, *;q=0", false), ("BR;q=0.1", true), ("brotli", false), ("", false),
        ]
    )
    func brotli(header: String, takes: Bool) {
        #expect(ContentCoding.brotli.isTaken(by: [.acceptEncoding: header]) == takes)
    }

    @Test("who says nothing gets the bytes as they are")
    func nothing() { #expect(!ContentCoding.gzip.isTaken(by: [:])) }

    @Test("words get smaller, pictures and streams of events don't")
    func types() {
        for type in ["text/html; charset=utf-8", "application/json", "image/svg+xml", "text/css"] {
            #expect(ContentCoding.pays(for: type), "\(type)")
        }
        for type in ["image/png", "image/jpeg", "text/event-stream", "application/zip", "audio/mpeg", nil] {
            #expect(!ContentCoding.pays(for: type), "\(type ?? "none")")
        }
    }
}
