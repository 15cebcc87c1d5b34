extension BidirectionalCollection<String> {
    /// The words one after the other as a sentence has them: "a", "a and b", "a, b and c"; empty for none.
    package func inWords(joinedBy joint: String = "and") -> String {
        guard let last, self.count > 1 else { return self.last ?? "" }
        return "\(self.dropLast().joined(separator: ", ")) \(joint) \(last)"
    }
}
