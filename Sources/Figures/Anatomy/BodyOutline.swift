/// Where muscles and areas are on a drawn body, as outlines of its right half in a picture from -56 to 56 and from 0 to 240.
///
/// The left half is the same mirrored. Names are those that catalogues of exercises give: "hip-flexors", "lower-back".
package enum BodyOutline {
    package struct Place: Sendable {
        package let name: String
        /// An SVG path.
        package let outline: String

        init(_ name: String, _ outline: String) {
            self.name = name
            self.outline = outline
        }

        /// Creates a round place of a joint.
        init(_ name: String, _ x: Double, _ y: Double, _ radius: Double) {
            self.name = name
            self.outline =
                "M\(x - radius) \(y)a\(radius) \(radius) 0 1 0 \(2 * radius) 0a\(radius) \(radius) 0 1 0 \(-2 * radius) 0"
        }
    }

    // MARK: muscles

    package static let frontMuscles: [Place] = [
        Place("neck", "M0 32C3 33 5 32 5.5 31C5.5 36 6.5 40 9 42.5C6 44 3 45 0 45Z"),
        Place("shoulders", Self.shoulder),
        Place("chest", "M1 48.5C8 46 15 46.5 19 49.5C24 53.5 26 59 25 63.5C21 69.5 8 70.5 1 67Z"),
        Place("biceps", Self.upperArm),
        Place("forearms", Self.forearm),
        Place("core", "M1 71C5 72 9 72 12.5 71C13 81 13 91 12.5 99C9.5 105 5 109 1 110Z"),
        Place(
            "obliques",
            "M15 70C18.5 69.5 21.5 68 24 66C23 75 21 84 20.5 92C20.5 97 21 100 21.5 103C19 103.5 16.5 102 15 99.5C15.5 90 15.5 80 15 70Z"
        ),
        Place(
            "hip-flexors",
            "M1.5 113C6 110 11 105.5 14 103C17 105 19 106 21 106.5C20 110 18 113.5 15.5 116.5C11 119 5 119.5 1.5 119Z"
        ),
        Place("outer-hips", Self.outerHip),
        Place("inner-thighs", "M1.8 123C5 122.5 7.5 122.5 9 123C7.5 131 7 141 7.5 151C4 145 2 134 1.8 123Z"),
        Place(
            "quadriceps",
            "M12 122C16 119 19.5 116 21.5 117C24.5 128 25 144 22 158C18.5 163 12.5 163 10 158C8.5 146 9.5 133 12 122Z"
        ),
        Place("shins", "M13 174C16.5 171.5 19 175 19 183C19 195 17 206 15 212C12.5 206 11.5 188 13 174Z"),
    ]

    package static let backMuscles: [Place] = [
        Place("neck", "M0 31C3 31 5 30 5.5 29C5.5 34 6.5 38 8 41C5 42.5 2 43 0 43Z"),
        Place("shoulders", Self.shoulder),
        Place(
            "upper-back",
            "M0 46C5 45.5 8 43.5 10 43.5C13 44.5 17 46 20 48.5C22.5 51 23 54 21.5 57C17 62 13 70 9 77C6 80.5 3 82 0 82.5Z"
        ),
        Place(
            "lats",
            "M22.5 59C25.5 61 26.5 64 25.5 68C23.5 77 21 85 19.5 92C16 95 12 95 8.5 92L3.5 85C10 81 15 71 22.5 59Z"
        ),
        Place("lower-back", "M0 86.5C3 87.5 5.5 91 8 95C10 99 10.5 103 10 107C6.5 108.5 3 110 0 111.5Z"),
        Place(
            "obliques",
            "M12 97C15 97.5 18 96.5 20.5 94C20.5 98 21 101 22 104C18.5 104.5 15.5 105.5 12.5 106.5C13 103 13 100 12 97Z"
        ),
        Place("triceps", Self.upperArm),
        Place("forearms", Self.forearm),
        Place("outer-hips", Self.outerHip),
        Place("glutes", "M1 114C7 109.5 15 107.5 21 108.5C24 115 25 123 22.5 129C17 134 7 134 1 129.5Z"),
        Place(
            "hamstrings",
            "M6 136C12 138.5 19 136.5 24 132C25 142 24.5 152 22 160C18 163.5 12.5 163.5 9.5 160C6.5 152 5.5 144 6 136Z"
        ),
        Place("inner-thighs", "M1.5 133C2.5 134 3.5 134.8 4.5 135.3C4.3 141 5 147 6.5 153C3.5 148 1.7 141 1.5 133Z"),
        Place(
            "calves",
            "M7.5 173C12 168.5 18 169 20.5 175C22 185 20 195 17 201C12.5 203 9.5 197 8 190C7 184 7 178 7.5 173Z"
        ),
    ]

    /// In the middle of the chest, and on one side only.
    package static let heart = Place(
        "heart",
        "M6 64C0 59 -1 53.5 3 52.5C5 52 6 54 6 54.5C6 54 7 52 9 52.5C13 53.5 12 59 6 64Z"
    )

    private static let shoulder = "M19 45.5C27 43.5 34 49 35 59C33 62 30 62 28 60C27 54 24 49 19 45.5Z"
    private static let upperArm =
        "M29 64C32 62 35.5 64 36.5 70C37.8 77 37.5 83 36 86C33 85.5 31 82 30 77C29 72.5 28.5 68 29 64Z"
    private static let forearm =
        "M34.5 91C37.5 89 41 91 42 97C43.5 105 44 112 43 117C40 117.5 38 113 36.8 107C35.5 101 34.5 95 34.5 91Z"
    private static let outerHip = "M23.5 104C26 108 27.5 115 27 123C25.5 125 24 124 23.5 121C22.5 115 22 109 23.5 104Z"

    // MARK: areas that may hurt

    package static let frontAreas: [Place] =
        [
            Place("neck", 0, 38, 7)
        ] + limbs

    package static let backAreas: [Place] =
        [
            Place("neck", 0, 38, 7), Place("upper-back", 0, 62, 11), Place("lower-back", 0, 98, 9),
        ] + limbs

    private static let limbs: [Place] = [
        Place("shoulder", 27, 53, 7.5), Place("elbow", 36, 89, 6.5), Place("wrist", 43, 121, 6.5),
        Place("hip", 20, 118, 7.5), Place("knee", 14.5, 166, 8), Place("ankle", 14.5, 212, 6.5),
        Place("foot", 17, 228, 6),
    ]
}
