import Crypto
package import Storage

/// The nutrients that entries keep of a food: written once per member, never changed.
package struct KeptNutrients: Sendable, Equatable {
    /// The first eight bytes of the text's SHA-256; two texts of a member won't collide by chance.
    package let id: Int64
    package let text: String

    package init(_ text: String) {
        self.text = text
        self.id = SHA256.hash(data: Array(text.utf8)).prefix(8).reduce(0) { $0 << 8 | Int64($1) }
    }

    /// Returns the statement that writes it, unless it is there.
    package func statement(of owner: Int64) -> SQL {
        """
        INSERT INTO eaten_nutrients (owner_id, id, nutrients) VALUES (\(owner), \(self.id), \(self.text))
        ON CONFLICT (owner_id, id) DO NOTHING
        """
    }
}
