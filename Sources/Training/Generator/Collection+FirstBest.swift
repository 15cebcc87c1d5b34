extension Collection {
    /// Returns the index of the element with the highest worth, the first of equals; nil when empty.
    func firstBest(by worth: (Element) -> Double) -> Index? {
        var best: (index: Index, worth: Double)?
        for index in self.indices {
            let worth = worth(self[index])
            if worth > best?.worth ?? -.infinity { best = (index, worth) }
        }
        return best?.index
    }
}
