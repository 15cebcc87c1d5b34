import Foundation
import Members
import Testing

@testable import Web

struct OrNullTests {
    private struct Sample: Encodable {
        let number: OrNull<Double>
    }

    @Test(
        "writes what is there, and null for nothing and for a number that JSON can't hold",
        arguments: [(80, "80"), (0.5, "0.5"), (nil, "null"), (.infinity, "null"), (.nan, "null")]
            as [(Double?, String)]
    )
    func numbers(number: Double?, written: String) throws {
        #expect(try JSONResponse.text(of: Sample(number: OrNull(number))) == #"{"number":\#(written)}"#)
    }

    @Test("what rounds to nothing is written without a sign")
    func zero() throws {
        #expect(try JSONResponse.text(of: Sample(number: OrNull((-0.0001).inThousandths))) == #"{"number":0}"#)
    }
}
