import Web

/// How a state is kept and sent: what `Decodable` reads; what is absent is left out.
///
/// Written by hand for the floors of "A set": every set done writes the whole state, up to 400 KB, into its row and its
/// answer, and `JSONStreamEncoder` takes four times as long for it.
extension SessionState: JSONWritable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("exercises", each: self.exercises) { $0.write(to: &$1) }
            json.member("ticks", each: self.ticks) { tick, json in
                json.object { json in
                    json.member("id", tick.id)
                    json.member("at", tick.at)
                    json.member("kind", tick.kind.rawValue)
                }
            }
            if let restEndedAt { json.member("restEndedAt", restEndedAt) }
            if let restLonger {
                json.member("restLonger", each: restLonger) { longer, json in
                    json.object { json in
                        json.member("id", longer.id)
                        json.member("at", longer.at)
                    }
                }
            }
            json.member("pulse", each: self.pulse) { pulse, json in
                json.object { json in
                    json.member("window", pulse.window)
                    json.member("average", pulse.average)
                    json.member("highest", pulse.highest)
                }
            }
            if let felt {
                json.member("felt") { json in
                    json.object { json in
                        json.member("id", felt.id)
                        json.member("at", felt.at)
                        json.member("exertion", felt.exertion)
                    }
                }
            }
            if let changes { json.member("changes", changes) }
            if let end {
                json.member("end") { json in
                    json.object { json in
                        json.member("id", end.id)
                        json.member("at", end.at)
                        json.member("how", end.how.rawValue)
                    }
                }
            }
        }
    }
}

extension SessionExercise {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            if let key { json.member("key", key) }
            json.member("part", self.part.rawValue)
            json.member("rest", self.rest)
            if let superset { json.member("superset", superset) }
            json.member("sets", each: self.sets) { $0.write(to: &$1) }
            if let skip {
                json.member("skip") { json in
                    json.object { json in
                        json.member("id", skip.id)
                        json.member("at", skip.at)
                        json.member("skipped", skip.skipped)
                    }
                }
            }
            json.member("passed", self.passed)
        }
    }
}

extension SessionSet {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", self.id)
            if let reps { json.member("reps", reps) }
            if let seconds { json.member("seconds", seconds) }
            if let kilograms { json.member("kilograms", kilograms) }
            if let addedAt { json.member("addedAt", addedAt) }
            json.member("said", each: self.said) { said, json in
                json.object { json in
                    json.member("id", said.id)
                    json.member("at", said.at)
                    json.member("done", said.done)
                    if let reps = said.reps { json.member("reps", reps) }
                    if let kilograms = said.kilograms { json.member("kilograms", kilograms) }
                    if let seconds = said.seconds { json.member("seconds", seconds) }
                    if let metres = said.metres { json.member("metres", metres) }
                    if let exertion = said.exertion { json.member("exertion", exertion) }
                }
            }
            json.member("undone", each: self.undone) { $1.text($0) }
            json.member("removed", self.removed)
        }
    }
}
