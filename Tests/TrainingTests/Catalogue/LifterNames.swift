/// What lifters ask for by name: each must be an exercise's own name.
enum LifterNames {
    static let all = Self.legs + Self.push + Self.pull + Self.wholeBody

    private static let legs = [
        "Back squat", "Front squat", "Goblet squat", "Box squat", "Hack squat", "Smith machine squat",
        "Overhead squat", "Zercher squat", "Bulgarian split squat", "Walking lunge", "Reverse lunge", "Barbell lunge",
        "Step-up", "Leg press", "Leg extension", "Lying leg curl", "Seated leg curl", "Nordic curl", "Deadlift",
        "Sumo deadlift", "Romanian deadlift", "Stiff-leg deadlift", "Trap bar deadlift", "Rack pull",
        "Single-leg Romanian deadlift", "Good morning", "Hip thrust", "Glute bridge", "Cable kickback",
        "Hip abduction machine", "Hip adduction machine", "Standing calf raise", "Seated calf raise",
        "Calf press on the leg press",
    ]
    private static let push = [
        "Bench press", "Incline bench press", "Decline bench press", "Close-grip bench press", "Dumbbell bench press",
        "Incline dumbbell press", "Floor press", "Chest press machine", "Dumbbell fly", "Cable crossover", "Pec deck",
        "Push-up", "Weighted push-up", "Dip", "Weighted dip", "Overhead press", "Push press",
        "Seated dumbbell shoulder press", "Arnold press", "Shoulder press machine", "Landmine press", "Lateral raise",
        "Cable lateral raise", "Front raise", "Rear delt fly", "Upright row", "Triceps pushdown",
        "Overhead triceps extension", "Skull crusher", "Triceps kickback",
    ]
    private static let pull = [
        "Face pull", "Shrug", "Pull-up", "Weighted pull-up", "Chin-up", "Assisted pull-up", "Lat pulldown",
        "Close-grip lat pulldown", "Straight-arm pulldown", "Barbell row", "Pendlay row", "T-bar row", "Dumbbell row",
        "Seated cable row", "Chest-supported row", "Inverted row", "Row machine", "Barbell curl", "EZ-bar curl",
        "Dumbbell curl", "Hammer curl", "Preacher curl", "Incline dumbbell curl", "Concentration curl", "Cable curl",
        "Wrist curl",
    ]
    private static let wholeBody = [
        "Farmer's walk", "Plank", "Side plank", "Hanging leg raise", "Lying leg raise", "Crunch", "Cable crunch",
        "Sit-up", "Russian twist", "Ab wheel rollout", "Pallof press", "Back extension", "Kettlebell swing",
        "Turkish get-up", "Clean", "Power clean", "Snatch", "Clean and jerk", "Thruster", "Wall ball", "Box jump",
        "Burpee", "Mountain climber", "Battle ropes", "Sled push", "Rowing machine", "Assault bike", "Ski erg",
        "Jump rope", "Stair climber", "Copenhagen plank", "Kettlebell windmill", "Wall handstand", "Muscle-up",
        "Devil's press", "Jefferson curl", "Quad foam rolling", "Upper back foam rolling", "Calf foam rolling",
    ]
}
