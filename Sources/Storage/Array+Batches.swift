extension Array {
    /// Returns the elements in batches of at most `size`, so that a statement asks about no more at once, and others write
    /// between two transactions.
    package func batches(of size: Int) -> [[Element]] {
        stride(from: 0, to: self.count, by: size).map { start in
            Array(self[start..<Swift.min(start + size, self.count)])
        }
    }
}
