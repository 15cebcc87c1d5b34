import CEBUR128

/// Measures how loud sound is for the ear, as EBU R128 (ITU-R BS.1770) has it: weighted by pitch, without the pauses.
final class LoudnessMeter {
    private var state: UnsafeMutablePointer<ebur128_state>?

    /// Returns nil for sound of which the library knows nothing.
    init?(channels: Int, sampleRate: Double) {
        let mode = Int32(EBUR128_MODE_I.rawValue)
        guard let state = ebur128_init(UInt32(channels), UInt(sampleRate), mode) else { return nil }
        self.state = state
    }

    deinit { ebur128_destroy(&self.state) }

    /// Adds interleaved samples; `block` holds at least so many frames.
    func add(_ block: [Float], frames: Int) {
        _ = ebur128_add_frames_float(self.state, block, frames)
    }

    /// LUFS; nil where nothing is to be heard, or samples are no numbers.
    var loudness: Double? {
        var loudness = 0.0
        guard ebur128_loudness_global(self.state, &loudness) == 0, loudness.isFinite else {
            return nil
        }
        return loudness
    }
}
