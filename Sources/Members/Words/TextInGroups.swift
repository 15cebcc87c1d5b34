extension String {
    /// The text in groups of so many letters, as codes and keys are easier to read: "1234 5678 9012".
    package func inGroups(of count: Int, joinedBy joint: String = " ") -> String {
        stride(from: 0, to: self.count, by: count).map { String(self.dropFirst($0).prefix(count)) }
            .joined(separator: joint)
    }
}
