import Foundation
import Testing

@testable import Training

struct ShowingPageTests {
    @Test("every page of the list is one of the houses', and shows exercises and topics that there are")
    func list() throws {
        let text = try String(contentsOf: ShowingPage.file, encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        let catalogue = try ExerciseCatalogue.shipped()
        var addresses: Set<String> = []
        for line in lines {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 3, "\(line)")
            #expect(ShowingPage(fields[0], fields[1]) != nil, "\(line)")
            #expect(addresses.insert(fields[0]).inserted, "\(line)")
            for subject in fields[2].split(separator: " ").map(String.init) {
                #expect(catalogue[subject] != nil || VideoTopic(rawValue: subject) != nil, "\(subject)")
            }
        }
        #expect(ShowingPage.shipped.values.allSatisfy { $0.count <= 5 })
    }

    @Test("each topic has a page, and so have the lifts that everybody knows")
    func commonest() {
        for topic in VideoTopic.allCases { #expect(!ShowingPage.all(on: topic.rawValue).isEmpty, "\(topic)") }
        for id in ["barbell-squat", "barbell-bench-press", "barbell-deadlift", "push-up", "pull-up", "forearm-plank"] {
            #expect(ShowingPage.all(on: id).first?.source == "Wikipedia", "\(id)")
        }
        #expect(ShowingPage.all(on: "no-such-thing").isEmpty)
    }

    @Test(
        "an address that isn't a plain one of these houses is none",
        arguments: [
            "http://www.nhs.uk/x", "https://www.nhs.uk.example.org/x", "javascript:alert(1)", "https://www.nhs.uk/?q=1",
            "https://example.org/", "", "//www.nhs.uk/x",
        ]
    )
    func elsewhere(address: String) { #expect(ShowingPage(address, "Squat") == nil) }
}
