import FoodCatalogue
import OutboundHTTP

/// The result of Edamam's food parser: the best match, then the others.
struct EdamamReply: Decodable {
    let foods: [Food]

    init(from decoder: any Decoder) throws {
        let reply = try LenientJSONObject(from: decoder)
        guard reply.text("text") != nil || reply.object("_links") != nil || !reply.objects("hints", most: 1).isEmpty
        else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no answer of the parser"))
        }
        var seen: Set<Food.ID> = []
        // Only the list of hints has measures; it includes the best match, too.
        let hints = reply.objects("hints", most: 40) + reply.objects("parsed", most: 5)
        self.foods = hints.compactMap(Self.food).filter { seen.insert($0.id).inserted }
    }

    /// Returns nil for an item without id or name.
    private static func food(_ hint: LenientJSONObject) -> Food? {
        guard let food = hint.object("food"), let id = food.text("foodId", longest: 80), let name = food.text("label"),
            id.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || isLetterOrDigit($0) })
        else { return nil }
        return Food(
            id: Edamam.prefix + id,
            name: name,
            brand: food.text("brand"),
            group: food.text("category") ?? "",
            nutrients: food.object("nutrients").map(Self.nutrients) ?? [:],
            measures: hint.objects("measures", most: 20).compactMap(Self.measure)
        )
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// Returns a household measure; units of weight are left out, because every food has them.
    private static func measure(_ measure: LenientJSONObject) -> Measure? {
        guard let label = measure.text("label", longest: 40), let grams = measure.number("weight"),
            (0.1...20_000).contains(grams), !["Gram", "Kilogram", "Ounce", "Pound"].contains(label)
        else { return nil }
        return Measure(label: "1 " + label.lowercased(), grams: grams)
    }

    /// Reads the nutrients per 100 g, in the units of Edamam's table of nutrients, which are ours.
    private static func nutrients(_ nutrients: LenientJSONObject) -> Nutrients {
        Nutrients(Self.names.compactMap { name, number in nutrients.number(name).map { (number, $0) } }).plausible
    }

    private static let names: [(String, Int)] = [
        ("ENERC_KCAL", 208), ("PROCNT", 203), ("FAT", 204), ("FASAT", 606), ("FATRN", 605), ("FAMS", 645),
        ("FAPU", 646), ("CHOLE", 601), ("CHOCDF", 205), ("FIBTG", 291), ("SUGAR", 269), ("NA", 307), ("K", 306),
        ("CA", 301), ("FE", 303), ("MG", 304), ("P", 305), ("ZN", 309), ("VITA_RAE", 320), ("VITC", 401),
        ("VITD", 328), ("TOCPHA", 323), ("VITK1", 430), ("THIA", 404), ("RIBF", 405), ("NIA", 406),
        ("VITB6A", 415), ("FOLDFE", 435), ("FOLFD", 432), ("FOLAC", 431), ("VITB12", 418), ("WATER", 255),
    ]
}
