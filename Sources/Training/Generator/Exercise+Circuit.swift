extension Exercise.Pace {
    /// The pace of a lift as a station of a hard circuit, where hardly any rest is left.
    ///
    /// 02040 of the 2011 Compendium, "circuit training, including kettlebells, some aerobic movement with minimal rest,
    /// general, vigorous intensity": 8.0 METs; its 6.0 for lifting vigorously (02050) has the rests of lifting in it.
    var inHardCircuit: Exercise.Pace {
        guard self.intensity == .vigorous, self.met < 8 else { return self }
        return Exercise.Pace(intensity: .vigorous, met: 8, code: "02040")
    }
}
