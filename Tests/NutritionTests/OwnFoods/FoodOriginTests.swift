import FoodCatalogue
import Testing

@testable import Nutrition

struct FoodOriginTests {
    @Test("only a name of the catalogue is shortened: what people called something stays whole, however long")
    func names() {
        let name = "Soup of Mum, the good one, with lots of noodles and a bay leaf in it, as she made it on Sundays"
        #expect(ShortName(name, of: "usda-08121").short == "Soup of Mum, the good one")
        for food in ["own-5f0c3a52", "recipe-5f0c3a52", "here-5f0c3a52", nil] {
            #expect(ShortName(name, of: food) == ShortName(whole: name))
        }
    }
}
