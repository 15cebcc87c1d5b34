import FoodCatalogue

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
            // The specifications of the protected names in the European Union's eAmbrosia register; for Parmesan made
            // elsewhere nobody says.
            .rennet,
            "parmesan parmigiano reggiano romano pecorino grana padano gorgonzola gruyere roquefort manchego comte pesto"
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

    /// The words with which oils of one plant are named; nuts, seeds and soy are not among them.
    static let plainOils = Self.set("oil olive canola rapeseed sunflower salad cooking or")

    static let glutenFreeGrains = Self.set("rice quinoa millet buckwheat amaranth teff sorghum corn tapioca")

    /// The words that may be said of a grain to which nothing was added.
    static let grainPreparations = Self.set(
        """
        brown white yellow blue red black whole long medium short grain groat pearl regular enriched unenriched glutinous
        degermed crude raw cooked uncooked dry roasted steamed parboiled precooked or instant prepared with without salt
        """
    )

    /// Words after which a name tells what else is in the food.
    static let joints = Self.set("and with plus")

    /// Words of mixtures whose parts no name tells.
    static let dishes = Self.set("mix seasoning pilaf casserole pie entree refried")

    /// The words that may be mixed in or stand beside a food without adding any of the contents.
    static let plainParts = Self.set(
        """
        a acid added apple apricot arizona arm artificial ascorbic atlantic b banana bean bibb blade bone bulb by c
        calcium california calorie carrot cauliflower celery center cherry chili chilies chloride chopped common
        cooked corn d dark drained e extra fat fiber firm for fore fortified free fresh fruit giblet grape green
        ground guava half herb hind in includes jack juice kernel leaf lean leaves leg light lima liquid loin low
        lower magnesium mineral mushroom mustard natural neck nigari nonfat of oil omega onion only or other pacific
        packed papaya peach pear peel pepper pickle picnic pineapple pink pod pointed portion potassium potato process
        processing product raw red regular removed rib rice salt salted sea seed shank shoulder simmered sirloin skim
        skin sliced sodium sole solid solution sparerib species spinach squash steamed stone straightneck style
        sucralose sugar sulfate sweet sweetener tap thigh thinly tidbit toasted tomato turnip type vanilla vegetable
        vitamin volume water white whole without yellow
        """
    )

    private static func set(_ text: String) -> Set<String> { Set(Wording.pieces(text).map(Wording.singular)) }
}
