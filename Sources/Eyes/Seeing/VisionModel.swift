import COpenVINO

/// The model, loaded: it takes some 110 MB of memory, and its library as much (docs/eyes.md).
final class VisionModel {
    private let model: OpaquePointer

    static let library = "libopenvino_c.so.2641"
    static let weights = "lite2.bin"
    private static let layers = "lite2.xml"
    /// The classes of ImageNet (ILSVRC 2012).
    static let logits = 1000

    /// The files that the library opens itself are among them.
    static let files = [
        VisionModel.library, "libopenvino.so.2641", "libopenvino_intel_cpu_plugin.so",
        "libopenvino_ir_frontend.so.2641",
        "libtbb.so.12", VisionModel.layers, VisionModel.weights,
    ]

    /// Loads it for pictures one after the other, or for as many at once as there are streams, each on a core.
    init(folder: String, streams: Int = 1) throws(EyesProblem) {
        var words = Words()
        guard
            let model = openvino_model_open(
                "\(folder)/\(Self.library)",
                "\(folder)/\(Self.layers)",
                streams,
                &words.characters,
                Words.most
            )
        else { throw .failed(words.text) }
        self.model = model
    }

    deinit { openvino_model_close(self.model) }

    /// Returns the features and the logits of a square; it blocks for some 15 ms.
    ///
    /// No two calls at once may have the same stream.
    func see(
        _ numbers: [Float],
        side: Int,
        in stream: Int = 0
    ) throws(EyesProblem) -> (features: [Float], logits: [Float]) {
        var words = Words()
        var features = [Float](repeating: 0, count: FoodFeatures.count)
        var logits = [Float](repeating: 0, count: Self.logits)
        let status = openvino_model_run(
            self.model,
            stream,
            numbers,
            side,
            side,
            &features,
            features.count,
            &logits,
            logits.count,
            &words.characters,
            Words.most
        )
        guard status == 0 else { throw .failed(words.text) }
        return (features, logits)
    }
}

/// Room for what the library says.
private struct Words {
    static let most = 500
    var characters = [CChar](repeating: 0, count: Self.most)

    var text: String {
        String(decoding: self.characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
