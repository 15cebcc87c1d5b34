import Foundation

/// The tempos that songs may have, evenly apart for ears: sixty in an octave, from 40 to 240 beats per minute.
enum TempoScale {
    static let stepsInOctave = 60
    static let beats: [Double] = (0..<156).map { 40 * pow(2, Double($0) / Double(stepsInOctave)) }

    /// Steps from one tempo to its double.
    static let octave = stepsInOctave
    /// Steps either side that are the same tempo to a listener: 3.5 %.
    static let same = 3
}
