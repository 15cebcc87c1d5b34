import FoodCatalogue

/// Sentences as people say them, each with the foods of the shipped catalogue that it means and the grams of each.
///
/// A person chose the foods and the grams; usual portions stand where nobody said how much.
enum ReviewedSentences {
    struct Line: Sendable {
        let text: String
        let foods: [(id: Food.ID, grams: Double)]
    }

    static let all: [Line] = {
        let lines = (table + "\n" + everyday).split(separator: "\n").map(String.init)
        return stride(from: 0, to: lines.count - 1, by: 2).map { place in
            let foods = lines[place + 1].split(separator: "|").map { food in
                let parts = food.split(separator: " ")
                return (id: String(parts[0]), grams: Double(parts[1]) ?? 0)
            }
            return Line(text: lines[place], foods: foods)
        }
    }()

    /// A sentence, and below it its foods: id and grams.
    private static let table = """
        two eggs, toast with butter and a mug of black coffee
        usda-01129 100 | spotter-buttered-toast 36 | usda-14209 250
        a bowl of porridge with honey and a banana
        usda-08121 234 | usda-19296 21 | usda-09040 118
        I had a bowl of cornflakes with milk and a glass of orange juice for breakfast
        spotter-cereal-milk 155 | usda-09206 208
        two slices of wholemeal toast with peanut butter and an apple
        usda-18076 50 | usda-16098 16 | usda-09003 182
        breakfast: 2 weetabix with semi-skimmed milk
        usda-42237 37.5 | usda-01079 206
        half an avocado and two poached eggs
        usda-09037 100 | usda-01131 100
        Greek yogurt with blueberries and a handful of almonds
        usda-01287 150 | usda-09050 80 | usda-12061 28
        scrambled eggs, two rashers of bacon and a slice of toast
        usda-01132 122 | usda-10862 23 | usda-18070 31
        a croissant and a cappuccino
        usda-18239 57 | spotter-cappuccino 184
        overnight oats and a cup of tea
        spotter-overnight-oats 290 | usda-14355 237
        40g oats with 200 ml skimmed milk
        usda-20038 40 | usda-01085 206
        one fried egg, a grilled tomato and baked beans
        usda-01128 46 | usda-11530 123 | usda-16006 200
        a bagel with cream cheese and a black coffee
        usda-18001 105 | usda-01017 15 | usda-14209 250
        three pancakes with maple syrup
        usda-18293 114 | usda-19353 20
        a bowl of muesli, half a grapefruit and a green tea
        usda-08286 50 | usda-09116 118 | usda-14278 250
        cheese omelette and a slice of rye bread
        usda-01130 122 | usda-18060 32
        1 1/2 cups of cooked rice and 150g chicken breast
        usda-20045 237 | usda-05064 150
        beans on toast and a mug of tea
        spotter-beans-on-toast 272 | usda-14355 250
        I ate a ham and cheese sandwich and a packet of crisps for lunch
        spotter-ham-cheese-sandwich 130 | usda-19411 25
        tuna sandwich, an apple and a bottle of water
        usda-21126 180 | usda-09003 182 | usda-14555 500
        a bowl of tomato soup with a bread roll
        usda-06559 250 | usda-18342 28
        chicken caesar salad and a diet coke
        spotter-caesar-salad 250 | usda-14416 330
        lunch was a jacket potato with beans and a side salad
        spotter-jacket-potato-beans 373 | spotter-mixed-salad 120
        a cheeseburger and medium fries
        usda-21090 127 | usda-21138 117
        fish and chips with peas
        spotter-fish-and-chips 380 | usda-11304 80
        peanut butter and jelly sandwich and a glass of milk
        spotter-peanut-butter-sandwich 124 | usda-01077 206
        a slice of pizza and a can of coke
        usda-21224 107 | usda-14148 341
        two slices of pepperoni pizza and a beer
        usda-22903 222 | usda-14003 333
        a falafel wrap and a can of lemonade
        spotter-falafel-wrap 240 | usda-14293 339.9
        a burrito with guacamole and sour cream
        usda-21063 241 | usda-01056 12
        grilled chicken breast, broccoli and brown rice
        usda-05747 120 | usda-11090 80 | usda-20037 180
        a baked sweet potato with cottage cheese
        usda-11508 114 | usda-01012 100
        lentil soup and two crackers
        usda-06620 250 | usda-18228 6
        egg mayo sandwich with a banana
        spotter-egg-sandwich 150 | usda-09040 118
        a greek salad, pitta bread and hummus
        spotter-greek-salad 250 | usda-18041 60 | usda-16137 30
        a quinoa salad and a sparkling water
        usda-20137 185 | usda-14121 200
        steak with mashed potatoes and green beans
        usda-13454 150 | usda-31036 180 | usda-11052 80
        8 oz sirloin steak, a baked potato and half a cup of corn
        usda-13454 226.8 | usda-11674 173 | usda-11168 74.5
        spaghetti bolognese with garlic bread and a glass of red wine
        spotter-spaghetti-bolognese 350 | usda-18963 43 | usda-14096 147
        salmon fillet with boiled potatoes and asparagus
        usda-15237 125 | usda-11831 175 | usda-11011 80
        roast chicken, carrots and gravy
        usda-05013 120 | usda-11124 61 | usda-06116 60
        chicken curry with rice and a naan
        usda-22989 269 | usda-20045 158 | usda-28307 90
        for dinner I had lasagne and a green salad
        usda-22977 255 | spotter-mixed-salad 120
        sausage and mash with peas
        spotter-bangers-and-mash 400 | usda-11304 80
        two pork chops, applesauce and cabbage
        usda-10042 260 | usda-09019 100 | usda-11109 80
        chicken tikka masala with basmati rice and a poppadom
        spotter-chicken-tikka-masala 250 | usda-20045 158 | usda-42200 12
        shepherd's pie and a glass of water
        spotter-cottage-pie 350 | usda-14555 200
        beef stew with dumplings
        usda-22905 250 | usda-32025 100
        pad thai and a spring roll
        spotter-pad-thai 350 | usda-22955 68
        a bowl of chili con carne with rice
        usda-22904 250 | usda-20045 158
        200g salmon, 150 g broccoli and 100 g quinoa
        usda-15237 200 | usda-11090 150 | usda-20137 100
        turkey breast with sweet potato fries
        usda-05220 100 | usda-31023 100
        prawn stir fry with egg noodles
        spotter-vegetable-stir-fry 300 | usda-20110 160
        vegetable curry and two chapatis
        spotter-vegetable-curry 250 | usda-28306 136
        risotto and a glass of white wine
        spotter-risotto 300 | usda-14106 148
        pasta with pesto and parmesan
        spotter-pasta-pesto 240 | usda-01033 20
        gnocchi with tomato sauce
        spotter-gnocchi 200 | usda-43217 100
        dal with rice and a spoonful of yogurt
        spotter-dal 200 | usda-20045 158 | usda-01116 15.3
        a cod fillet, chips and mushy peas
        usda-15016 140 | usda-21138 117 | usda-11304 80
        a handful of grapes and some cheddar
        usda-09132 80 | usda-01009 20
        an apple and a tablespoon of peanut butter
        usda-09003 182 | usda-16098 16
        a dozen grapes
        usda-09132 58.8
        two digestive biscuits and a cup of tea
        usda-18173 30 | usda-14355 237
        a square of dark chocolate
        usda-19903 10
        a few strawberries with whipped cream
        usda-09316 36 | usda-01054 15
        a bag of popcorn
        usda-19034 24
        carrot sticks with hummus
        usda-11124 61 | usda-16137 30
        a handful of mixed nuts and an orange
        usda-12635 28 | usda-09200 131
        three dates and a coffee
        usda-09087 21.3 | usda-14209 250
        a rice cake with almond butter
        usda-19816 9 | usda-12195 16
        two oreos and a glass of milk
        usda-18166 24 | usda-01077 206
        a scoop of vanilla ice cream
        usda-19095 66
        a blueberry muffin and a latte as a snack
        usda-18274 113 | spotter-latte 256
        one chocolate chip cookie
        usda-18159 12.9
        half a dozen oysters
        usda-15171 84
        a boiled egg and a few cherry tomatoes
        usda-01129 50 | usda-11529 51
        celery with cream cheese
        usda-11143 40 | usda-01017 15
        a couple of plums and a kiwi
        usda-09279 132 | usda-09148 69
        a piece of cheesecake
        usda-18147 80
        a pint of lager
        usda-14003 573.4
        a gin and tonic
        spotter-gin-and-tonic 202
        two glasses of red wine
        usda-14096 294
        a large glass of white wine
        usda-14106 148
        500 ml of water
        usda-14555 500
        a 330ml can of coke
        usda-14148 341
        12 fl oz of beer
        usda-14003 358.1
        a shot of espresso
        usda-14210 30
        tea with milk and two sugars
        spotter-tea-with-milk 251 | usda-19335 8.4
        a cup of coffee with milk and a teaspoon of sugar
        spotter-coffee-with-milk 241 | usda-19335 4.2
        hot chocolate with marshmallows
        usda-01105 260 | usda-19116 7
        a banana smoothie
        spotter-banana-smoothie 260
        a whey protein shake
        spotter-protein-shake-milk 339
        a can of red bull
        usda-14154 258
        half a pint of cider
        usda-14250 284.1
        a cup of herbal tea with honey
        usda-14381 237 | usda-19296 21
        a double espresso
        usda-14210 60
        two cups of black coffee without sugar
        usda-14209 474
        ½ cup of oats, 1 cup of milk and a handful of raisins
        usda-20038 78 | usda-01077 244 | usda-09298 30
        3 eggs, 2 slices of bacon, 1 cup of orange juice
        usda-01129 150 | usda-10862 23 | usda-09206 248
        toast x2, eggs x2
        usda-18070 62 | usda-01129 100
        chicken breast 200g, rice 150g, broccoli
        usda-05064 200 | usda-20045 150 | usda-11090 80
        1/2 lb ground beef and a hamburger bun
        usda-23220 226.8 | usda-18350 44
        two thirds of a cup of cottage cheese
        usda-01012 140.1
        100 grams of tofu and a cup of spinach
        usda-16427 100 | usda-11457 30
        a can of tuna with mayo
        usda-15121 110 | usda-04025 14
        half a tin of baked beans on toast
        usda-16006 200 | usda-18070 31
        one and a half bananas
        usda-09040 177
        a tin of sardines and two slices of brown bread
        usda-15088 92 | usda-18075 72
        a knob of butter and a baked potato
        usda-01001 5 | usda-11674 173
        a tbsp of olive oil and a tsp of honey
        usda-04053 13.5 | usda-19296 7
        2 tbsp hummus with 5 crackers
        usda-16137 30 | usda-18228 15
        coffee two eggs and a banana
        usda-14209 250 | usda-01129 100 | usda-09040 118
        bacon and eggs
        usda-10862 23 | usda-01129 50
        rice and beans
        usda-36405 250
        a bacon, lettuce and tomato sandwich
        spotter-blt 156
        a leek and potato soup with bread
        usda-06453 244 | usda-18075 36
        cheese and onion crisps
        usda-19421 25
        a cup of cooked lentils
        usda-16070 198
        a splash of milk in my coffee
        usda-01077 15 | usda-14209 250
        a big mac and fries
        usda-21237 219 | usda-21138 117
        """
}
