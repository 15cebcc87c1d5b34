/// Words that reveal a food's contents, especially where its group doesn't.
extension ContentWords {
    static let table: [(FoodContents, String)] = [
        (
            .meat,
            """
            meat meats meatball meatloaf beef veal lamb mutton venison bison buffalo rabbit chicken turkey duck goose
            poultry liver giblet steak burger hamburger broth bouillon gravy tallow suet gelatin gelatine marshmallow
            marshmallows jerky pate carne bologna pastrami
            """
        ),
        (
            [.meat, .pork],
            """
            pork ham bacon lard sausage salami pepperoni prosciutto frankfurter frankfurters wiener bratwurst chorizo
            hotdog gelatin gelatine marshmallow marshmallows pate pancetta chitterling cracklin
            """
        ),
        (
            .fish,
            """
            fish salmon tuna cod anchovy anchovies sardine herring mackerel trout haddock halibut tilapia caviar roe
            surimi worcestershire caesar seafood
            """
        ),
        (
            [.fish, .unkosherFish],
            "catfish eel shark swordfish sturgeon caviar monkfish turbot surimi lamprey skate ray burbot"
        ),
        (
            .shellfish,
            """
            shellfish crustaceans mollusks shrimp prawn crab lobster crayfish clam mussel oyster scallop squid octopus
            abalone cuttlefish whelk conch snail surimi seafood imitation
            """
        ),
        (
            .dairy,
            """
            milk cheese yogurt yoghurt butter buttermilk cream creamed creamy whey casein kefir ghee curd custard lactose
            ricotta mozzarella cheddar parmesan feta dairy pudding caramel toffee fudge chocolate ranch alfredo au gratin
            scalloped mashed
            """
        ),
        (
            .egg,
            """
            egg eggs eggnog mayonnaise meringue omelet omelette custard hollandaise quiche frittata breaded battered
            refrigerated
            """
        ),
        (.honey, "honey"),
        (
            .gluten,
            """
            wheat bread breaded breading battered batter barley rye oat oats oatmeal pasta spaghetti macaroni noodle
            noodles couscous bulgur semolina spelt kamut triticale farro seitan gluten malt malted beer cracker cookie
            cake muffin roll bagel croissant pancake waffle tortilla bran granola muesli pretzel pizza dumpling stuffing
            gravy soup sauce flour crumb fried meatless
            """
        ),
        (
            .nuts,
            """
            nut nuts peanut almond cashew walnut pecan pistachio pistachios hazelnut filbert macadamia coconut praline
            marzipan nougat pesto granola muesli trail satay
            """
        ),
        (
            .soy,
            """
            soy soya soybean soybeans soyburger soymilk soynut tofu tempeh miso edamame natto okara tamari shoyu lecithin
            margarine mayonnaise shortening hydrolyzed textured meatless veggie vegetarian breaded sauce
            """
        ),
        (
            .alcohol,
            """
            alcohol alcoholic beer wine liquor liqueur rum vodka whiskey whisky gin brandy sake champagne cocktail tequila
            extract
            """
        ),
    ]
}
