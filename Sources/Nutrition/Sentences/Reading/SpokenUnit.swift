/// A unit that a sentence names.
enum SpokenUnit: Sendable, Equatable {
    /// A weight, in grams.
    case weight(grams: Double)
    /// A volume, in millilitres.
    case volume(millilitres: Double)
    /// So much of a food as has this energy.
    case energy(kilocalories: Double)
    /// A pint, whose size depends on the country.
    case pint
    /// A household measure, by the first of its names: "cup", "slice", "can".
    case household(String)

    init?(_ word: String) {
        if let unit = Self.exact[word] {
            self = unit
        } else if let name = Self.households[word] {
            self = .household(name)
        } else {
            return nil
        }
    }

    var isExact: Bool { if case .household = self { false } else { true } }

    /// Grams, millilitres and kilocalories of the units: the international avoirdupois pound of 16 ounces, the fluid
    /// ounce and the quart of the United States, the thermochemical calorie.
    private static let exact: [String: SpokenUnit] = {
        var units: [String: SpokenUnit] = [:]
        func add(_ words: String, _ unit: SpokenUnit) {
            for word in words.split(separator: " ") { units[String(word)] = unit }
        }
        add("g gr gram grams gramme grammes gm gms", .weight(grams: 1))
        add("kg kgs kilo kilos kilogram kilograms", .weight(grams: 1_000))
        add("mg milligram milligrams", .weight(grams: 0.001))
        add("oz ounce ounces ozs", .weight(grams: 28.349523125))
        add("lb lbs pound pounds", .weight(grams: 453.59237))
        add("ml mls millilitre millilitres milliliter milliliters", .volume(millilitres: 1))
        add("cl centilitre centilitres", .volume(millilitres: 10))
        add("dl decilitre decilitres", .volume(millilitres: 100))
        add("l litre litres liter liters ltr", .volume(millilitres: 1_000))
        add("quart quarts", .volume(millilitres: 946.352946))
        add("pint pints", .pint)
        add("kcal kcals cal cals calorie calories", .energy(kilocalories: 1))
        add("kj kilojoule kilojoules", .energy(kilocalories: 1 / 4.184))
        return units
    }()

    /// The fluid ounce of the United States.
    static let fluidOunce = SpokenUnit.volume(millilitres: 29.5735295625)

    /// The measures and all that they are called; the first of a line is the one by which they are looked up.
    private static let households: [String: String] = {
        let lines = """
            cup cups cupful cupfuls
            mug mugs mugful
            glass glasses glassful glas
            bottle bottles
            can cans tin tins
            bowl bowls bowlful bowlfuls
            plate plates plateful
            handful handfuls fistful
            slice slices
            rasher rashers
            piece pieces bit bits pc pcs pce
            bite bites mouthful mouthfuls
            tablespoon tablespoons tbsp tbsps tbs tbl tablespoonful tablespoonfuls
            teaspoon teaspoons tsp tsps teaspoonful teaspoonfuls
            spoon spoons spoonful spoonfuls dollop dollops
            serving servings portion portions helping helpings side
            scoop scoops
            pot pots tub tubs yogurt-pot
            packet packets pack packs bag bags sachet sachets pouch pouches package packages
            box boxes
            carton cartons container containers
            bar bars
            square squares
            stick sticks
            shot shots measure measures
            fillet fillets filet filets
            rib ribs
            clove cloves
            stalk stalks
            sheet sheets
            wedge wedges
            segment segments
            cube cubes
            ball balls
            pinch pinches
            splash splashes dash dashes drop drops
            drizzle drizzles
            knob knobs pat pats
            sprig sprigs
            ear ears cob cobs
            head heads
            bunch bunches
            jar jars
            loaf loaves
            ring rings
            strip strips
            spear spears
            """
        var names: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            for word in words { names[word] = words[0] }
        }
        return names
    }()
}
