import FoodCatalogue

/// The state of an offer on the food's page.
struct ContributionView: Encodable, Sendable {
    let offerTitle: String
    let offerWords: String
    let offerPath: String
    let offerButton: String

    init(_ food: Food.ID, _ contribution: Contribution?) {
        switch contribution?.state {
        case nil:
            self.offerTitle = "Only you find this food"
            self.offerWords =
                "Offer it, and after a look by an administrator everybody here does. Your name isn't shown."
            (self.offerPath, self.offerButton) = (FoodLinks.offer(food), "Offer it to everybody")
        case .waiting:
            self.offerTitle = "Waiting for review"
            self.offerWords = "You find it meanwhile as always."
            (self.offerPath, self.offerButton) = (FoodLinks.withdrawal(food), "Keep it to yourself")
        case .accepted:
            self.offerTitle = "Everybody here finds it"
            self.offerWords = "Thank you. Changed yours since? Offer it again and theirs follows after review."
            (self.offerPath, self.offerButton) = (FoodLinks.offer(food), "Offer your change")
        case .refused:
            self.offerTitle = "It stays yours"
            self.offerWords = contribution?.reason ?? ""
            (self.offerPath, self.offerButton) = (FoodLinks.offer(food), "Offer it again")
        }
    }
}
