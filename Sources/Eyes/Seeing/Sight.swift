/// What the model saw in a picture, over all its views.
package struct Sight: Sendable {
    /// The mean of the features of the views, as the model gave them.
    let features: [Float]
    /// The mean of the logits of ImageNet's classes.
    let logits: [Float]

    init(features: [Float], logits: [Float]) {
        self.features = features
        self.logits = logits
    }

    /// Looks at a picture; it blocks.
    init(_ image: RGBImage, _ model: VisionModel) throws(EyesProblem) {
        var features = [Float](repeating: 0, count: FoodFeatures.count)
        var logits = [Float](repeating: 0, count: VisionModel.logits)
        let share = 1 / Float(PictureView.all.count)
        for view in PictureView.all {
            let seen = try model.see(view.numbers(of: image), side: view.side)
            for place in features.indices { features[place] += share * seen.features[place] }
            for place in logits.indices { logits[place] += share * seen.logits[place] }
        }
        self.init(features: features, logits: logits)
    }
}
