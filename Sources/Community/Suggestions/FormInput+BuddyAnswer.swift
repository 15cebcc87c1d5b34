import Web

extension FormInput {
    func buddyAnswer(_ name: String, into errors: inout FormErrors) -> BuddyAnswer? {
        let complaint = "Answer yes or no."
        let answer = self.choice(name, of: BuddyAnswer.self, complaint, into: &errors)
        if answer == nil, errors[name].isEmpty { errors.add(name, complaint) }
        return answer
    }
}
