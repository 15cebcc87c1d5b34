/// How much each piece of evidence says about a tempo: a softmax regression over the scale.
///
/// Learned from 186 songs of which the truth is known, in 215 renderings (docs/tempo.md says which, and how
/// well it does on songs that it has not learned from).
enum TempoWeights {
    /// The tempo from which octaves are counted, in beats per minute.
    static let middle = 110.0
    /// What is added to a magnitude, so that none at all has a logarithm.
    static let floor = 0.05

    /// What an octave from the middle weighs, its square, and the third power of its size.
    static let pace = (first: -0.043, second: -1.349, third: -0.652)

    /// The ratio of a frequency to the tempo, and what the logarithm of the magnitude there weighs.
    static let waves: [(ratio: Double, weight: Double)] = [
        (1.0 / 8, -0.140),
        (1.0 / 4, 0.057),
        (1.0 / 3, -0.481),
        (1.0 / 2, -0.550),
        (2.0 / 3, -0.134),
        (3.0 / 4, -0.317),
        (1, 0.306),
        (4.0 / 3, -0.044),
        (3.0 / 2, 0.634),
        (2, 0.927),
        (3, 0.630),
        (4, 0.978),
        (6, 0.360),
        (8, 0.949),
    ]

    /// A number of beats, and what the correlation over them weighs.
    static let repetitions: [(beats: Double, weight: Double)] = [
        (1.0 / 4, -3.547),
        (1.0 / 3, -0.930),
        (1.0 / 2, -0.404),
        (2.0 / 3, -1.516),
        (3.0 / 4, 2.543),
        (1, 2.805),
        (4.0 / 3, -0.949),
        (3.0 / 2, 1.565),
        (2, -0.472),
        (3, 0.506),
        (4, 2.470),
        (6, 0.159),
        (8, 1.057),
        (16, 1.340),
    ]
}
