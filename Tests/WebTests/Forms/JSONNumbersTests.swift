import Foundation
import Testing

@testable import Web

struct JSONNumbersTests {
    private func input(_ json: String) throws -> FormInput {
        try JSONFields.input(Data(json.utf8), kinds: ["places": .numbers])
    }

    @Test("a list of numbers is taken as numbers, and nothing else is")
    func numbers() throws {
        #expect(try self.input(#"{"places": [0, 2]}"#).all("places") == ["0", "2"])
        #expect(try self.input(#"{"places": []}"#).all("places").isEmpty)
        for wrong in [#"["0"]"#, "0", #""0""#, "[true]", "[{}]"] {
            #expect(try !self.input(#"{"places": \#(wrong)}"#).errors.isEmpty, "\(wrong)")
        }
    }
}
