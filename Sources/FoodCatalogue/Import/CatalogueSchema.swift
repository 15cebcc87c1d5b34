/// The tables of a catalogue file.
enum CatalogueSchema {
    /// Rises when files of the version before can no longer be read.
    static let version = 2

    /// `food.id` is the food's rank: foods by name before products, then by falling standing, so that a query in its
    /// order may stop early.
    static let tables = """
        CREATE TABLE catalogue (
            source TEXT NOT NULL, date TEXT NOT NULL, foods INTEGER NOT NULL, products INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE food (
            id INTEGER PRIMARY KEY,
            code TEXT NOT NULL,
            shape TEXT NOT NULL,
            standing REAL NOT NULL,
            is_branded INTEGER NOT NULL,
            name TEXT NOT NULL,
            brand TEXT,
            kcal REAL,
            protein REAL,
            fat REAL,
            carbohydrate REAL,
            measure_label TEXT,
            measure_grams REAL
        ) STRICT;

        -- What only a food's own page needs, apart so that a search reads less.
        CREATE TABLE food_facts (
            food_id INTEGER PRIMARY KEY REFERENCES food (id),
            shelf TEXT NOT NULL,
            nutrients TEXT NOT NULL,
            is_energy_derived INTEGER NOT NULL,
            measures TEXT NOT NULL
        ) STRICT;

        CREATE TABLE barcode (
            digits INTEGER PRIMARY KEY,
            food_id INTEGER NOT NULL REFERENCES food (id)
        ) STRICT;

        -- What a misspelt word may have meant, the most frequent first.
        CREATE TABLE word (
            word TEXT PRIMARY KEY,
            initial TEXT NOT NULL,
            foods INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- The same for products' names.
        CREATE TABLE product_word (
            word TEXT PRIMARY KEY,
            initial TEXT NOT NULL,
            foods INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- The most frequent words of products that begin with one to three letters.
        CREATE TABLE product_beginning (
            beginning TEXT NOT NULL,
            place INTEGER NOT NULL,
            word TEXT NOT NULL,
            PRIMARY KEY (beginning, place)
        ) STRICT, WITHOUT ROWID;

        -- The words of a food's head, and all others. `Wording` makes them; the ascii tokenizer takes them as they are.
        CREATE VIRTUAL TABLE food_words USING fts5(
            head, rest, content = '', columnsize = 0, detail = column, prefix = '1 2 3 4',
            tokenize = 'ascii'
        );

        -- The words of products, of which one stands for all that have the same; beginnings are asked of `product_word`.
        CREATE VIRTUAL TABLE product_words USING fts5(
            words, content = '', columnsize = 0, detail = none, tokenize = 'ascii'
        );
        """

    static let indexes = """
        CREATE UNIQUE INDEX food_code ON food (code);
        CREATE INDEX word_initial ON word (initial, foods DESC);
        CREATE INDEX product_word_initial ON product_word (initial, foods DESC);
        """
}
