/// Words around a food that aren't its name.
extension Phrase {
    /// Words of size, and the size in the catalogue's measures.
    static let sizes = [
        "small": "small", "little": "small", "tiny": "small", "mini": "small", "medium": "medium", "large": "large",
        "big": "large", "tall": "large", "huge": "large", "sized": "medium", "regular": "medium",
    ]
    /// Units of how wide or long something is, which says nothing that the catalogue knows: a 12 inch pizza.
    static let dimensions: Set<String> = ["inch", "inches", "cm"]
    /// How something was when it was weighed; said behind the weight it belongs to the name: "pasta 200 g cooked".
    static let states: Set<String> = [
        "baked", "boiled", "cooked", "drained", "dried", "dry", "fried", "frozen", "grilled", "raw", "roasted",
        "steamed", "uncooked",
    ]
    /// Words about how full a measure is.
    static let fills: Set<String> = [
        "heaped", "heaping", "level", "generous", "full", "good", "nice", "rounded",
    ]
    /// What is served by the shot, of which a double is two.
    static let doubled: Set<String> = [
        "espresso", "shot", "gin", "vodka", "whisky", "whiskey", "rum", "scotch", "bourbon",
    ]
    /// Words after which "a" is no number: "a bit of butter".
    static let vague: Set<String> = ["bit", "little", "touch", "load", "lot"]

    /// Words that say nothing about food, where they come first.
    static let fillers: Set<String> = [
        "i", "i've", "ive", "i'd", "i'm", "we", "we've", "had", "have", "having", "has", "ate", "drank", "eaten",
        "just",
        "today", "tonight", "yesterday", "this", "ok", "okay", "um", "uh", "er", "erm", "well", "please", "log", "add",
        "record", "track", "got", "grabbed", "finished", "enjoyed", "consumed", "snacked", "it", "was", "were", "is",
        "there", "that", "my", "our", "the", "some", "about", "around", "roughly", "approximately", "approx", "maybe",
        "probably", "only", "also", "and", "then", "so", "now", "to", "me", "you", "extra", "lots", "more", "any",
        "like",
        "usual", "morning", "afternoon", "evening", "followed", "by", "x", "for", "dessert", "drinks", "both", "up",
        "off", "eat", "eating", "drink", "drinking", "leftover", "leftovers", "homemade", "delicious", "tasty",
        "lovely",
    ]
    /// Words that are no food even alone.
    static let dropped: Set<String> = [
        "i", "i've", "had", "have", "ate", "drank", "today", "tonight", "yesterday", "please", "morning", "it", "some",
        "afterwards", "afternoon", "evening", "was", "me", "my", "the",
    ]

    /// When and where it was eaten, behind the food.
    static let endings: [[String?]] = [
        "please", "today", "tonight", "yesterday", "too", "this morning", "this afternoon", "this evening",
        "in the morning", "in the afternoon", "in the evening", "after that", "at work", "at home", "at school",
        "at the office", "at the gym", "on the side", "on the go", "on top", "to drink", "to start", "to finish",
        "for dessert", "for pudding", "for afters", "for starters", "for me", "with it", "at noon", "as usual",
        "last night", "later", "after", "before bed", "before the gym", "after the gym", "each",
    ].map { $0.split(separator: " ").map(String.init) }
}
