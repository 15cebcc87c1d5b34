/// What the model saw in a picture, over all its views.
package struct Sight: Sendable {
    /// The mean of the features of the large views, as the model gave them.
    let features: [Float]
    /// The mean of the logits of ImageNet's classes in its own views.
    let logits: [Float]
}

extension Sight {
    /// Looks at a picture; it blocks.
    ///
    /// No two calls at once may have the same stream.
    init(_ image: RGBImage, _ model: VisionModel, in stream: Int = 0) throws(EyesProblem) {
        var features: [[Float]] = []
        var logits: [[Float]] = []
        for view in PictureView.large {
            features.append(try model.see(view.numbers(of: image), side: view.side, in: stream).features)
        }
        for view in PictureView.own {
            logits.append(try model.see(view.numbers(of: image), side: view.side, in: stream).logits)
        }
        self.init(features: Self.mean(features), logits: Self.mean(logits))
    }

    private static func mean(_ rows: [[Float]]) -> [Float] {
        let count = rows.map(\.count).min() ?? 0
        return (0..<count).map { place in rows.reduce(0) { $0 + $1[place] } / Float(rows.count) }
    }
}
