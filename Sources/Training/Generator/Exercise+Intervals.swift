extension Exercise {
    /// Whether it is hard and easy in turn by its name, as "Walking intervals" are.
    var isInTurn: Bool { self.id.hasSuffix("-intervals") }
}
