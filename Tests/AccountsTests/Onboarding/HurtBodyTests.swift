import HealthMath
import Testing

@testable import Accounts
@testable import Web

struct HurtBodyTests {
    @Test("every area that may hurt is on the body and leads to its question, or to that of its neighbour")
    func everywhere() {
        let sides = HurtBody.view.bodySides
        let looks = Set(sides.flatMap(\.bodyPlaces).map(\.placeLook)).subtracting([""])
        #expect(looks == Set(InjuryArea.allCases.map { "body-area body-area-\($0.rawValue)" }))
        let touches = sides.flatMap(\.bodyTouches)
        let words = Set(touches.flatMap { $0.touchWords.split(separator: ", ") }.map(String.init))
        #expect(words == Set(InjuryArea.allCases.map(\.label)))
        let fields = Set(InjuryArea.allCases.map { "#" + InjuriesForm.field($0) })
        for side in sides {
            let answers = side.bodyQuestions.map { ("#" + $0.questionId, Set($0.questionAnswers.map(\.answerPath))) }
            let asked = Dictionary(uniqueKeysWithValues: answers)
            for touch in side.bodyTouches {
                #expect((asked[touch.touchPath] ?? [touch.touchPath]).isSubset(of: fields), "\(touch.touchWords)")
            }
        }
    }

    @Test("it is the body that shows muscles on other pages, with the places on it")
    func sameBody() {
        for side in HurtBody.view.bodySides {
            let muscles = side.bodyPlaces.prefix { $0.placeLook.isEmpty }
            #expect(muscles.count > 10)
            #expect(side.bodyPlaces.dropFirst(muscles.count).allSatisfy { $0.placeLook.hasPrefix("body-area ") })
        }
    }

    @Test("what a finger touches is large enough")
    func fingers() {
        for touch in HurtBody.view.bodySides.flatMap(\.bodyTouches) {
            for area in touch.touchAreas {
                #expect(Int(area.touchWidth).map { $0 >= BodyZone.least } == true, "\(touch.touchWords)")
                #expect(Int(area.touchHeight).map { $0 >= BodyZone.least } == true, "\(touch.touchWords)")
            }
        }
    }
}
