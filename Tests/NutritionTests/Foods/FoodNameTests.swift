import Testing

@testable import Nutrition

struct FoodNameTests {
    private static func name(_ name: String) -> FoodName { FoodName(name, of: "usda-08121") }

    @Test("a long name of the catalogue is its first two parts, without the shelf, and the rest are details")
    func long() {
        let porridge = Self.name(
            "Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling, microwaving), without salt"
        )
        #expect(porridge.short == "Oats, regular and quick")
        #expect(porridge.details == "unenriched, cooked with water (includes boiling, microwaving), without salt")
        let milk = Self.name("Milk, whole, 3.25% milkfat, with added vitamin D, in a carton of paper")
        #expect(
            milk.short == "Milk, whole" && milk.details == "3.25% milkfat, with added vitamin D, in a carton of paper"
        )
        let coffee = Self.name("Beverages, coffee, brewed, prepared with tap water, decaffeinated")
        #expect(coffee.short == "Coffee, brewed" && coffee.details == "prepared with tap water, decaffeinated")
    }

    @Test("two parts that are long together are shown as one")
    func one() {
        let beans = Self.name("Beans and peas of many kinds, cooked slowly in a clay pot, with salt")
        #expect(beans.short == "Beans and peas of many kinds")
        #expect(beans.details == "cooked slowly in a clay pot, with salt")
    }

    @Test("a short name stays whole, and so does a name that somebody gave")
    func whole() {
        #expect(Self.name("Apples, raw, with skin") == FoodName("Apples, raw, with skin", of: nil))
        #expect(Self.name("Apples, raw, with skin").short == "Apples, raw, with skin")
        let plain = "Chicken breast, with skin, roasted, from a whole bird"
        #expect(Self.name(plain).short == plain && Self.name(plain).details.isEmpty)
        let own = "Soup of Mum, the good one, with lots of noodles"
        for food in ["own-5f0c3a52", "recipe-5f0c3a52", nil] {
            #expect(FoodName(own, of: food).short == own && FoodName(own, of: food).details.isEmpty)
        }
        #expect(
            Self.name("Snacks, a bar with nuts, caramel and a long rest with no comma after").short.hasPrefix("A bar")
        )
        #expect(Self.name(",,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,").short.isEmpty == false)
    }
}
