import Testing

@testable import FoodCatalogue

struct ShortNameTests {
    @Test("a long name of a source is its first two parts, without the shelf, and the rest are details")
    func long() {
        let porridge = ShortName(
            "Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling, microwaving), without salt"
        )
        #expect(porridge.short == "Oats, regular and quick")
        #expect(porridge.details == "unenriched, cooked with water (includes boiling, microwaving), without salt")
        let milk = ShortName("Milk, whole, 3.25% milkfat, with added vitamin D, in a carton of paper")
        #expect(
            milk.short == "Milk, whole" && milk.details == "3.25% milkfat, with added vitamin D, in a carton of paper"
        )
        let coffee = ShortName("Beverages, coffee, brewed, prepared with tap water, decaffeinated")
        #expect(coffee.short == "Coffee, brewed" && coffee.details == "prepared with tap water, decaffeinated")
    }

    @Test("two parts that are long together are shown as one")
    func one() {
        let beans = ShortName("Beans and peas of many kinds, cooked slowly in a clay pot, with salt")
        #expect(beans.short == "Beans and peas of many kinds")
        #expect(beans.details == "cooked slowly in a clay pot, with salt")
    }

    @Test(
        "among several a name is what stands before its first comma",
        arguments: [
            ("Tuna, from a can, in water", "Tuna"), ("Chicken breast, roasted", "Chicken breast"), ("Naan", "Naan"),
            ("Stew (beef, carrots), thick", "Stew (beef, carrots)"), (", raw", "raw"),
            (
                "Cereals, oats, regular and quick, unenriched, cooked with water (includes boiling, microwaving), without salt",
                "Oats"
            ),
        ]
    )
    func head(name: String, head: String) { #expect(ShortName(name).head == head) }

    @Test("a name that somebody gave stays whole among several")
    func givenHead() { #expect(ShortName(whole: "Soup, Mum's").head == "Soup, Mum's") }

    @Test("a short name stays whole")
    func whole() {
        for name in ["Apples, raw, with skin", "Chicken breast, with skin, roasted, from a whole bird"] {
            #expect(ShortName(name).short == name && ShortName(name).details.isEmpty)
        }
        let bar = ShortName("Snacks, a bar with nuts, caramel and a long rest with no comma after")
        #expect(bar.short.hasPrefix("A bar"))
        #expect(ShortName(String(repeating: ",", count: 60)).short.isEmpty == false)
    }
}
