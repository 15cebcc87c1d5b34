/// A drawn body from the front and from behind, for the template `body`: places that glow, and places to touch.
///
/// It is drawn for who sees it; whatever it says or leads to must stand beside it in words, too.
package struct BodyView: Encodable, Sendable {
    let bodySides: [Side]

    package init(front: Side, back: Side) { self.bodySides = [front, back] }

    /// One side, in a picture from -56 to 56 and from 0 to 240.
    package struct Side: Encodable, Sendable {
        let bodyHasFace: Bool
        /// Places of the right half, shown on both.
        let bodyPlaces: [Place]
        /// Places that are on one half only.
        let bodyMiddles: [Place]
        let bodyTouches: [Touch]
        /// What touches ask that could mean several things.
        let bodyQuestions: [Question]

        package init(
            hasFace: Bool,
            places: [Place],
            middles: [Place] = [],
            touches: [Touch] = [],
            questions: [Question] = []
        ) {
            self.bodyHasFace = hasFace
            self.bodyPlaces = places
            self.bodyMiddles = middles
            self.bodyTouches = touches
            self.bodyQuestions = questions
        }
    }

    package struct Place: Encodable, Sendable {
        let placeOutline: String
        /// Classes of the style sheet: "body-main", "body-also", "body-warm-3".
        let placeLook: String

        package init(outline: String, look: String) {
            self.placeOutline = outline
            self.placeLook = look
        }
    }

    /// Asks which of several things was meant; shown once a touch leads to its id.
    package struct Question: Encodable, Sendable {
        let questionId: String
        let questionAnswers: [Answer]

        package init(id: String, answers: [Answer]) {
            self.questionId = id
            self.questionAnswers = answers
        }
    }

    package struct Answer: Encodable, Sendable {
        let answerPath: String
        let answerName: String

        package init(path: String, name: String) {
            self.answerPath = path
            self.answerName = name
        }
    }

    /// A part of the picture to touch, on the right half and, unless it lies in the middle, on the left.
    package struct Touch: Encodable, Sendable {
        let touchPath: String
        let touchWords: String
        let touchAreas: [Area]

        struct Area: Encodable, Sendable {
            let touchLeft: String
            let touchTop: String
            let touchWidth: String
            let touchHeight: String
        }

        package init(path: String, words: String, zone: BodyZone) {
            self.touchPath = path
            self.touchWords = words
            self.touchAreas = zone.rectangles.map {
                Area(touchLeft: "\($0.x)", touchTop: "\($0.y)", touchWidth: "\($0.width)", touchHeight: "\($0.height)")
            }
        }
    }
}

/// A rectangle of a drawn body that a finger can hit: a side's picture is at least 150 px wide, so 33 units are 44 px.
package struct BodyZone: Sendable, Equatable {
    package static let least = 33

    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int

    /// Returns a zone in the middle of the body.
    package static func middle(_ y: Int, width: Int, height: Int = Self.least) -> BodyZone {
        BodyZone(x: -width / 2, y: y, width: width, height: height)
    }

    /// Returns a zone on both halves; `x` counts from the middle.
    package static func limb(_ x: Int, _ y: Int, width: Int = Self.least, height: Int = Self.least) -> BodyZone {
        BodyZone(x: x, y: y, width: width, height: height)
    }

    var rectangles: [BodyZone] {
        self.x < 0
            ? [self] : [self, BodyZone(x: -self.x - self.width, y: self.y, width: self.width, height: self.height)]
    }
}
