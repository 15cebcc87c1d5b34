/// Counts down the steps that a search for busy times may still take.
struct Budget {
    struct Spent: Error {}

    private var left: Int

    init(_ steps: Int) { self.left = steps }

    mutating func spend(_ steps: Int = 1) throws(Spent) {
        self.left -= steps
        guard self.left >= 0 else { throw Spent() }
    }
}
