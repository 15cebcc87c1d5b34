import FoodCatalogue

/// The words, and pairs of words, by which a food's kind is known.
enum FoodSignWords {
    /// In the singular.
    static let signs: [String: FoodSign] = {
        var signs: [String: FoodSign] = [:]
        for line in Self.table.split(separator: "\n") {
            let parts = line.split(separator: ":")
            guard parts.count == 2, let sign = FoodSign(rawValue: String(parts[0])) else { continue }
            for words in parts[1].split(separator: ",") {
                signs[Wording.pieces(words).map(Wording.singular).joined(separator: " ")] = sign
            }
        }
        return signs
    }()

    /// A line for each kind, or some; its words are divided by commas.
    private static let table = """
        fruit: apple, pear, peach, nectarine, apricot, plum, mango, kiwi, fig, guava, papaya, pomegranate
        fruit: pineapple, melon, watermelon, cantaloupe, honeydew, persimmon, avocado, date, prune, raisin, fruit
        fruit: applesauce, quince, lychee, passion fruit, olive, star fruit, jackfruit, durian, rhubarb
        fruit: prickly pear, tamarind
        berry: berry, strawberry, blueberry, raspberry, blackberry, cranberry, cherry, grape, currant
        berry: blackcurrant, gooseberry
        banana: banana, plantain
        citrus: orange, lemon, lime, grapefruit, mandarin, tangerine, clementine, pomelo, kumquat
        carrot: carrot, parsnip, turnip, radish, beet, rutabaga, celeriac, onion, leek, garlic, ginger, vegetable
        carrot: squash, zucchini, eggplant, cucumber, pumpkin, corn, asparagus, cauliflower, artichoke, okra
        carrot: jicama, daikon, bitter melon, winter melon, water chestnut
        carrot: fennel, kohlrabi, pickle, sauerkraut, kimchi, celery, ratatouille
        leaf: salad, lettuce, spinach, kale, cabbage, broccoli, chard, green, arugula, rocket, cress, watercress
        leaf: seaweed, basil, parsley, brussels sprout, bok choy, collard, endive, chicory, coriander, chive
        leaf: dill, sprout, lamb's lettuce, coleslaw, cilantro, scallion
        tomato: tomato, pepper, red pepper, green pepper, chili pepper, guacamole
        potato: potato, sweet potato, yam, cassava, taro, gnocchi, mash
        mushroom: mushroom
        bean: bean, pea, lentil, chickpea, soybean, tofu, tempeh, edamame, hummus, dal, falafel, natto, cowpea
        bean: lupin, black-eyed pea
        nut: nut, peanut, almond, walnut, cashew, pistachio, hazelnut, pecan, chestnut, seed, tahini
        nut: peanut butter, almond butter, coconut, trail mix, flaxseed, macadamia
        grain: flour, wheat, rye, barley, bulgur, couscous, quinoa, millet, buckwheat, cornmeal, bran, germ, oat
        grain: spelt, cornstarch, rice cake
        bread: bread, toast, bagel, roll, bun, muffin, english muffin, tortilla, naan, chapati, pita, croissant
        bread: cracker, crispbread, cornbread, baguette, paratha, pumpernickel, matzo, crouton, waffle, pancake
        bread: stuffing, taco shell, pretzel, lahmacun, bruschetta, puri
        bowl: rice, cereal, granola, muesli, oatmeal, porridge, corn flake, flake, cheerio, krispy, bran flake
        bowl: grit, weetabix, risotto, paella, shredded wheat, biryani, chex, special k, raisin bran, pudding
        bowl: poke bowl, sushi, curry
        noodles: pasta, noodle, spaghetti, macaroni, lasagna, ravioli, tortellini, ramen, vermicelli, lo mein
        noodles: carbonara, pad thai, pho
        pizza: pizza, quiche, pide
        burger: hamburger, cheeseburger, burger, big mac, whopper
        sandwich: sandwich, sub, wrap, burrito, taco, quesadilla, kebab, hot pocket, toastie, enchilada, empanada
        sandwich: samosa
        soup: soup, broth, stock, stew, chowder, bouillon, chili, consomme, minestrone, gravy
        fries: french fry, chip, potato chip, tortilla chip, popcorn, fry, hash brown, potato wedge, cheese puff
        fries: nacho, corn puff
        meat: beef, pork, lamb, veal, steak, ham, bacon, goat, bison, venison, deer, rabbit, liver, brisket, rib
        meat: chop, roast, meatball, meatloaf, ground beef, jerky, prosciutto, sirloin, tenderloin, moussaka
        meat: schnitzel, spam, pastrami
        poultry: chicken, turkey, duck, goose, quail, hen, capon, emu, ostrich, pheasant, nugget, drumstick
        sausage: sausage, frankfurter, salami, bratwurst, hot dog, bologna, chorizo, pepperoni, mortadella, kielbasa
        sausage: pate, corn dog
        fish: fish, salmon, tuna, cod, trout, herring, sardine, mackerel, haddock, halibut, tilapia, catfish
        fish: anchovy, pollock, eel, caviar, snapper, pike, grouper, sturgeon, bass, flounder, fish stick, perch, carp
        fish: whitefish, shad, roughy, mullet, smelt, turbot, pompano, croaker, rockfish
        shellfish: shrimp, crab, lobster, mussel, oyster, clam, scallop, squid, octopus, crayfish, crab stick
        egg: egg, omelette, omelet, menemen
        cheese: cheese, mozzarella, parmesan, ricotta, halloumi, feta, paneer, queso
        milk: milk, kefir, buttermilk, cream, creamer, ayran, milkshake, coconut milk, soymilk
        milk: eggnog, formula
        yogurt: yogurt, quark, custard, sour cream, lassi, raita, tzatziki
        butter: butter, margarine, ghee, lard, shortening, tallow, fat
        oil: oil, vinegar, dressing
        candy: candy, sugar, gum, gumdrop, marshmallow, caramel, jelly bean, jellybean, toffee, fudge, halva
        candy: licorice, hard candy
        chocolate: chocolate, cocoa powder, bar, snicker, twix, kit kat, granola bar, m&m
        cookie: cookie, biscuit, brownie, gingersnap, wafer, shortbread, flapjack, ladyfinger, graham cracker
        cake: cake, pie, doughnut, pastry, cupcake, cheesecake, strudel, tiramisu, baklava, gingerbread, eclair
        cake: crumble, tart, trifle, coffeecake
        ice: ice cream, frozen yogurt, sherbet, sorbet, ice pop, juice pop
        cup: coffee, tea, espresso, latte, cappuccino, cocoa, chai, hot cocoa, green tea, herbal tea, black tea
        drink: juice, soda, cola, lemonade, drink, smoothie, shake, kombucha, root beer, ginger ale, energy drink
        drink: nectar, punch, protein shake, apple juice, orange juice, tonic, protein powder
        water: water
        beer: beer, cider, ale
        wine: wine, sake, vodka, whiskey, rum, gin, liqueur, spirit, daiquiri, whisky
        jar: jam, honey, marmalade, jelly, sauce, ketchup, mayonnaise, mustard, salsa, pesto, syrup, molasses
        jar: spread, paste, hazelnut spread, relish, dip, soy sauce, tomato sauce, caper, yeast extract
        spice: salt, black pepper, cinnamon, curry powder, turmeric, spice, powder, seasoning, yeast, oregano
        spice: thyme, paprika, vanilla extract
        baby: baby food, baby juice, baby cereal, baby dessert, baby formula
        """
}
