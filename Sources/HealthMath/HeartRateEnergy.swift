/// What exercise burns, by the pulse it was done at.
package enum HeartRateEnergy {
    /// The average pulses an exercise can have, in beats a minute.
    package static let plausiblePulse = 40.0...230.0

    /// Returns kilocalories a minute at an average pulse, never below zero.
    ///
    /// Keytel, Goedecke, Noakes et al., "Prediction of energy expenditure from heart rate monitoring during submaximal
    /// exercise", J Sports Sci 2005; 23: 289–297: the equations without maximal oxygen uptake, in kJ, over 4.184.
    /// Measured on people of 18 to 45 years and 47 to 120 kg at 57 to 90 % of their highest pulse; at rest they mean
    /// little. The weight of women counts against them, as published. `other` is the mean of both sexes.
    package static func kilocaloriesPerMinute(sex: Sex, beats: Double, kilograms: Double, age: Int) -> Double {
        let age = Double(age)
        let female = -20.4022 + 0.4472 * beats - 0.1263 * kilograms + 0.074 * age
        let male = -55.0969 + 0.6309 * beats + 0.1988 * kilograms + 0.2017 * age
        let kilojoules =
            switch sex {
            case .female: female
            case .male: male
            case .other: (female + male) / 2
            }
        return EnergyUnit.kilojoule.kilocalories(max(kilojoules, 0))
    }

    /// Returns kilocalories of so many minutes.
    package static func kilocalories(
        sex: Sex,
        beats: Double,
        kilograms: Double,
        age: Int,
        minutes: Double
    ) -> Double {
        Self.kilocaloriesPerMinute(sex: sex, beats: beats, kilograms: kilograms, age: age) * max(minutes, 0)
    }
}
