import Foundation

/// What people type to find an exercise, and the ids of the exercises that may come first.
enum ExerciseSearches {
    struct Search: Sendable {
        let text: String
        let answers: Set<String>
    }

    static let all = Self.searches(list)

    static func searches(_ list: String) -> [Search] {
        list.split(separator: "\n").map { line in
            let columns = line.split(separator: "|")
            return Search(
                text: columns[0].trimmingCharacters(in: .whitespaces),
                answers: Set(columns[1].split(separator: " ").map(String.init))
            )
        }
    }

    private static let list = """
        run | easy-jog steady-run
        running | easy-jog steady-run
        jog | easy-jog
        squat | barbell-squat bodyweight-squat
        squats | barbell-squat bodyweight-squat
        air squats | bodyweight-squat
        barbell squat | barbell-squat
        back squat | barbell-squat
        front squats | front-squat
        goblet squat | goblet-squat
        bulgarian | bulgarian-split-squat
        bss | bulgarian-split-squat
        split squats | split-squat
        pistol squats | pistol-squat
        hack squat | hack-squat
        plank | forearm-plank
        planks | forearm-plank
        side plank | side-plank
        lunges | forward-lunge
        walking lunges | walking-lunge
        reverse lunge | reverse-lunge
        side lunge | side-lunge
        burpees | burpee
        burpies | burpee
        rdl | barbell-romanian-deadlift
        db rdl | romanian-deadlift
        single leg rdl | single-leg-deadlift
        romainian deadlift | barbell-romanian-deadlift
        deadlifts | barbell-deadlift
        dead lift | barbell-deadlift
        sumo deadlift | sumo-deadlift
        trap bar | trap-bar-deadlift
        sldl | stiff-leg-deadlift
        press up | push-up
        press-ups | push-up
        pushups | push-up
        push up | push-up
        incline pushups | incline-push-up
        diamond push ups | diamond-push-up
        knee press ups | knee-push-up
        pull ups | pull-up
        pullup | pull-up
        assisted pull ups | assisted-pull-up-machine assisted-pull-up
        chins | chin-up
        chin ups | chin-up
        bench | barbell-bench-press
        bench press | barbell-bench-press
        db bench press | dumbbell-bench-press
        incline bench | incline-bench-press
        close grip bench | close-grip-bench-press
        military press | barbell-overhead-press
        ohp | barbell-overhead-press
        shoulder press | barbell-overhead-press dumbbell-shoulder-press shoulder-press-machine
        dumbell shoulder press | dumbbell-shoulder-press
        arnold press | arnold-press
        lateral raises | lateral-raise
        side raises | lateral-raise
        front raise | front-raise
        face pulls | cable-face-pull
        rear delts | reverse-fly
        skullcrusher | skull-crusher
        skull crushers | skull-crusher
        tricep pushdown | cable-push-down
        tricep dips | chair-dip bar-dip
        dips | bar-dip
        tricep | cable-push-down dumbbell-triceps-extension skull-crusher chair-dip
        bicep curl | dumbbell-curl
        curls | dumbbell-curl
        hammer curls | hammer-curl
        preacher curls | preacher-curl
        ez bar curl | ez-bar-curl
        concentration curls | concentration-curl
        db row | supported-one-arm-row
        bb row | barbell-row
        bent over rows | barbell-row bent-over-dumbbell-row
        t bar row | t-bar-row
        cable row | seated-cable-row
        seated row | seated-cable-row seated-row-machine
        lat pull down | lat-pull-down
        lat pulldowns | lat-pull-down
        hip thrusts | barbell-hip-thrust
        glute bridges | glute-bridge
        donkey kicks | donkey-kick
        clams | clam
        kb swing | kettlebell-swing
        kettle bell swings | kettlebell-swing
        turkish getup | turkish-get-up
        leg press | leg-press
        leg extensions | leg-extension-machine
        leg curls | leg-curl-machine lying-leg-curl
        calf raises | calf-raise
        step ups | step-up
        wall sit | wall-sit
        sit ups | sit-up
        situps | sit-up
        crunches | small-crunch
        bicycle crunch | bicycle-crunch
        leg raises | lying-leg-raise hanging-leg-raise
        hanging leg raise | hanging-leg-raise
        russian twists | russian-twist
        mountain climbers | mountain-climbers
        ab roller | ab-wheel
        dead bug | dead-bug
        bird dog | bird-dog
        jumping jacks | jumping-jacks
        star jumps | jumping-jacks
        skipping | jump-rope
        jump rope | jump-rope
        box jumps | box-jump
        treadmill | treadmill-run treadmill-walk
        walk | easy-walk brisk-walk
        bike | stationary-bike easy-ride steady-ride
        rower | rowing-machine
        erg | rowing-machine
        eliptical | elliptical
        swim | crawl-swim breaststroke-swim
        hamstring stretch | standing-hamstring-stretch lying-hamstring-strap
        calf stretch | calf-stretch-wall
        pigeon | pigeon-pose
        downward dog | downward-dog
        """
}
