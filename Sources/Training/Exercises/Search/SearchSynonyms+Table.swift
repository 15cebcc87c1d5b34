/// The words that people use for the same, and what they say for short.
extension SearchSynonyms {
    /// Words of one line mean the same, both ways.
    static let equalWords = """
        single arm = one arm = 1 arm
        single leg = one leg = 1 leg
        press up = push up
        dumbbell = DB
        barbell = BB
        kettlebell = KB
        medicine ball = med ball
        stability ball = swiss ball = exercise ball = gym ball
        body weight = bodyweight
        chest = pec = pectoral
        shoulder = delt = deltoid
        ab = abdominal = stomach = belly = tummy = core
        glute = butt = bum = booty = buttock
        quad = quadriceps = thigh
        hamstring = ham = hammy = hammie
        bicep = bi = bis
        tricep = tri = tris
        inner thigh = adductor = groin
        outer hip = abductor = outer thigh
        trap = trapezius = upper back
        lat = latissimus
        lower back = low back = lumbar
        lateral = side
        backward = reverse
        calf raise = heel raise
        hip thrust = glute thrust
        run = jog
        bike = cycle = bicycle
        ride = cycle = bike
        cycle = spin
        jump rope = skip rope = rope skipping
        treadmill = running machine
        elliptical = cross trainer
        stair climber = stair machine = stepper
        rowing machine = rower = erg = ergometer = rowing
        swim = front crawl
        lying = supine
        seated = chair
        wrist = forearm
        close grip = narrow grip
        pushdown = pressdown
        crossover = fly
        shoulder press = overhead press
        wood chop = woodchopper
        farmer = farmers
        stretch = mobility
        squat thrust = burpee
        stiff leg = straight leg
        abductor = abduction
        adductor = adduction
        hip abduction = leg abduction
        hip adduction = leg adduction
        knee raise = knee lift
        leg raise = leg lift
        back extension = hyperextension
        loop band = mini band = booty band = hip band
        resistance band = elastic band = exercise band = theraband = tube
        suspension = TRX
        shin = tibialis
        """

    /// What is said for short, and what is meant by it; choices are divided by a bar.
    static let shortWords = """
        OHP, military press: overhead press
        rowing: row
        MP: military press
        BP: bench press
        CGBP: close grip bench press
        DL: deadlift
        RDL: romanian deadlift
        SLDL: stiff leg deadlift | single leg deadlift
        SLRDL: single leg romanian deadlift
        SDL: sumo deadlift
        BSS, RFESS: bulgarian split squat
        GHR, glute ham raise, ham raise: nordic curl | back extension
        GHD: back extension | nordic curl
        TGU: turkish get up
        ATG, ass grass: squat
        GM: good morning
        HT: hip thrust
        BWS: bodyweight squat
        pelvic lift: glute bridge
        ~man maker: renegade row | dumbbell thruster
        good girl machine: hip adduction machine
        yes no machine: hip adduction machine | hip abduction machine
        free weight: dumbbell
        erg bike, bike erg, watt bike, wattbike, trainer bike: exercise bike
        back trainer: back extension
        back leg stretch, stretch back leg: standing hamstring stretch
        butterfly reverse, reverse butterfly: reverse pec deck
        OHS: overhead squat
        FS: front squat
        LPD: lat pulldown
        HLR: hanging leg raise
        TTB, T2B: toes to bar
        ~HSPU, handstand push up, wall walk: pike push up | wall handstand
        BOR: bent over row
        C2B, chest bar pull up, chest bar, wide grip pull up, wide pull up, overhand pull up: pull up
        ~kipping pull up, kipping, butterfly pull up, archer pull up, commando pull up: pull up
        !leg raise: lying leg raise | hanging leg raise
        DU, double under: jump rope
        WB: wall ball
        HIIT, interval, tabata, EMOM, AMRAP: intervals
        LISS: brisk walk | easy run | exercise bike
        MTB: mountain biking
        C2, concept 2, concept2: rowing machine
        peloton, peleton, spin class, spinning class: exercise bike
        airdyne: assault bike
        stairmaster, stepmill: stair climber
        arc trainer, crosstrainer, xtrainer: elliptical
        skip, skipping: jump rope
        dance class: dance
        bench, flat bench: bench press
        !pulldown: lat pulldown
        skull crusher: lying triceps extension
        nose breaker, nosebreaker: skull crusher
        strict press: overhead press
        chest press: bench press
        french press: overhead triceps extension | skull crusher
        !fly: chest fly | rear delt fly
        rear delt raise: rear delt fly
        !hyper: back extension
        roman chair: back extension
        outer thigh machine: hip abduction machine
        donkey calf raise: calf raise
        !swing: kettlebell swing
        bear hug carry: front carry
        plate loaded: machine
        !hack: hack squat
        smith: smith machine
        !traps: shrug
        high pull: upright row
        kroc row: dumbbell row
        helms row, seal row: chest supported row
        yates row: barbell row
        body row, australian pull up: inverted row
        ~spider curl: preacher curl | concentration curl
        ~zottman curl: reverse curl
        ez curl: ez bar curl
        ~drag curl: barbell curl
        ~bayesian curl: cable curl
        ~tate press, jm press: skull crusher
        ~z press: overhead press
        ~bradford press: overhead press
        ~cuban press: upright row
        svend press: chest squeeze
        hex press: dumbbell bench press
        ~guillotine press: bench press
        ~sissy squat: leg extension
        ~belt squat: hack squat
        ~pendulum squat, v squat: hack squat
        plie: sumo squat
        safety bar squat, ssb squat, low bar squat, high bar squat: back squat
        deficit deadlift, conventional deadlift: deadlift
        ~jefferson deadlift, suitcase deadlift: dumbbell deadlift
        ~b stance rdl, kickstand rdl: single leg romanian deadlift
        hip hinge: hip hinge drill
        ~frog pump: glute bridge
        ~kas bridge: hip thrust
        ~reverse hyper: back extension
        ankle hop, pogo: jump rope
        ~tuck jump: jump squat
        star jump: jumping jack
        long jump: broad jump
        ~depth jump: box jump
        ~jumping lunge, lunge jump, split jump: jump squat
        bounding: skater jump
        kick back: kickback
        plank hold: plank
        pigeon stretch: pigeon pose
        ~zottman: reverse curl
        captains chair: hanging knee raise
        heel tap, ankle tap: heel touches
        ~stomach vacuum, vacuum: belly breathing
        sandbag squat: rucksack squat
        itb, it band: figure four stretch
        ~dragon flag: leg raise
        ~l sit: hollow hold
        ab roller, roll out: ab wheel
        ~windscreen wiper, windshield wiper: lower trunk rotation
        ~hundred, pilates: dead bug
        neck roll, head roll: neck turn
        toe touch: standing forward bend
        sit and reach: seated forward fold
        splits, straddle: side lunge stretch
        frog stretch: adductor rock back
        sleeper stretch: cross body shoulder stretch
        shoulder dislocate: shoulder pass through
        dislocation: shoulder pass through
        pnf, loosen: stretch
        meditation, breathe, breath: breathing
        relax, relaxation: breathing | corpse pose
        sun salute: sun salutation
        crow: yoga
        ~headstand: wall handstand
        ~hula hoop, hula, hoop: hip circles
        bosu, bosu ball, wobble board: balance board
        aqua jog: deep water running
        aqua, water: pool
        crawl: front crawl
        butterfly stroke: front crawl
        doggy paddle: treading water
        rollerblade: inline skating
        ice skate: inline skating
        stroll: easy walk
        walk outside: brisk walk
        5k, couch to 5k, c25k: run walk intervals
        10k, marathon, half marathon: steady run
        !sprint: sprint intervals
        !hill: hill repeats
        bleep test: shuttle run
        punch bag, punching bag, boxing bag: heavy bag
        martial art, karate, muay thai: kickboxing
        cross country ski: ski erg
        kayak, canoe, paddle: kayaking
        !rope: battle ropes | jump rope
        sandbag: rucksack
        tire flip: sledgehammer strike
        prowler: sled push
        yoke: farmers walk
        posture: chin tuck | scapular retraction | band pull apart
        rotator cuff: external rotation
        internal rotation: band pull apart | face pull
        serratus: scapular push up
        pelvic floor: kegel
        ~ytw, ywt: band pull apart | face pull
        ~parkour: box jump
        ~crab walk: bear crawl
        !deads: deadlift
        !row: barbell row | dumbbell row | seated row machine | rowing machine
        !tris: triceps pushdown | triceps extension
        """
}
