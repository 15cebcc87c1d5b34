import Web

/// A list of exercises as a device reads it.
struct ExercisesResponse: Encodable, Sendable {
    let exercises: [Line]

    struct Line: Encodable, Sendable {
        let id: String
        let name: String
        let plain: String
        let alsoCalled: [String]
        let category: ExerciseCategory
        let muscles: [Muscle]
        let equipment: Equipment
        let places: [Place]
        let level: Level
        let madeFor: [Audience]
        let usual: Popularity
        let lift: Lift
        let parts: [WorkoutPart]
        let met: Double
        let metCode: String?
        let isOwn: Bool
        let isLeftOut: Bool
        /// The images of how it is done; nil where none is drawn.
        let figure: FigureResponse?

        enum CodingKeys: CodingKey {
            case id, name, plain, alsoCalled, category, muscles, equipment, places, level, madeFor, usual, lift, parts
            case met, metCode, isOwn, isLeftOut, figure
        }

        func encode(to encoder: any Encoder) throws {
            var line = encoder.container(keyedBy: CodingKeys.self)
            try line.encode(self.id, forKey: .id)
            try line.encode(self.name, forKey: .name)
            try line.encode(self.plain, forKey: .plain)
            try line.encode(self.alsoCalled, forKey: .alsoCalled)
            try line.encode(self.category, forKey: .category)
            try line.encode(self.muscles, forKey: .muscles)
            try line.encode(self.equipment, forKey: .equipment)
            try line.encode(self.places, forKey: .places)
            try line.encode(self.level, forKey: .level)
            try line.encode(self.madeFor, forKey: .madeFor)
            try line.encode(self.usual, forKey: .usual)
            try line.encode(self.lift, forKey: .lift)
            try line.encode(self.parts, forKey: .parts)
            try line.encode(self.met, forKey: .met)
            try line.encode(self.metCode, forKey: .metCode)
            try line.encode(self.isOwn, forKey: .isOwn)
            try line.encode(self.isLeftOut, forKey: .isLeftOut)
            try line.encode(self.figure, forKey: .figure)
        }
    }

    init(_ exercises: [Exercise], on shelf: ExerciseShelf, assets: Assets) {
        let own = Set(shelf.own.map(\.id))
        self.exercises = exercises.map {
            Line(
                id: $0.id,
                name: $0.name,
                plain: $0.plain,
                alsoCalled: $0.alsoCalled,
                category: $0.category,
                muscles: $0.muscles,
                equipment: $0.equipment,
                places: $0.places,
                level: $0.level,
                madeFor: $0.madeFor,
                usual: $0.usual,
                lift: $0.lift,
                parts: $0.parts,
                met: $0.usualPace?.met ?? 0,
                metCode: $0.usualPace?.code,
                isOwn: own.contains($0.id),
                isLeftOut: shelf.excluded.contains($0.id),
                figure: FigureResponse(of: $0, in: assets)
            )
        }
    }
}
