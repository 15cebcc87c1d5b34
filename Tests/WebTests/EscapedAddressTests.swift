import Testing

@testable import Web

/// Text as a part of an address.
struct EscapedAddressTests {
    @Test(
        "all but unreserved characters are escaped, byte by byte",
        arguments: [
            ("plain-Words_1.2~3", "plain-Words_1.2~3"), ("usda:171705", "usda%3A171705"), ("a b/c?d", "a%20b%2Fc%3Fd"),
            ("é", "%C3%A9"), ("🍎", "%F0%9F%8D%8E"), ("%", "%25"), ("", ""),
        ]
    )
    func escaped(_ text: String, _ expected: String) {
        #expect(text.escapedForAddress == expected)
    }

    @Test("what is kept stays as it is")
    func kept() {
        #expect("/foods/a b?c=é".escapedForAddress(keeping: "/?=") == "/foods/a%20b?c=%C3%A9")
    }
}
