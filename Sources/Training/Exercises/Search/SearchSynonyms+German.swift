/// What people from German-speaking places type: their words, and what these become in English.
extension SearchSynonyms {
    static let germanWords = """
        kniebeuge, kniebeugen: squat
        liegestutze, liegestutzen, liegestutz, liegestuetze, liegestuetz: push up
        klimmzug, klimmzuge, klimmzuege: pull up
        bankdrucken, bankdruecken: bench press
        kreuzheben: deadlift
        ausfallschritt, ausfallschritte: lunge
        rudern: rowing machine | barbell row
        rudermaschine, rudergerat: rowing machine
        schulterdrucken, schulterdruecken: overhead press
        latzug: lat pulldown
        beinpresse: leg press
        beinstrecker: leg extension
        beinbeuger: leg curl
        wadenheben: calf raise
        seitheben: lateral raise
        unterarmstutz, unterarmstuetz: plank
        hampelmann: jumping jack
        seilspringen, rope jumping: jump rope
        laufen, joggen: run
        laufband: treadmill
        radfahren, fahrrad: cycle
        hometrainer, home trainer: exercise bike
        schwimmen: swim
        spazieren, spaziergang, gehen: walk
        dehnen: stretch
        hantel, kurzhantel: dumbbell
        langhantel: barbell
        hanteln, kurzhanteln: dumbbell
        kabelzug: cable
        hantelbank: bench press
        schragbankdrucken, schraegbankdruecken: incline bench press
        brustpresse: chest press machine
        nackendrucken, nackendruecken: overhead press
        trizepsdrucken, trizepsdruecken: triceps pushdown
        bizepscurl, bizeps curl: dumbbell curl
        kurzhantelrudern: dumbbell row
        schulterheben: shrug
        dips am barren, barrenstutz: dip
        klimmzuge im untergriff, untergriff: chin up
        bauchpresse, bauchtrainer: ab crunch machine
        beinheben: lying leg raise
        klappmesser: v up
        bergsteiger: mountain climber
        planke: plank
        seitstutz, seitstuetz, plank seitlich, seitlicher plank: side plank
        vierfußler, vierfussler: bird dog
        beckenheben, huftheben, hueftheben: glute bridge
        ruckenstrecker, rueckenstrecker: back extension
        rumanisches kreuzheben: romanian deadlift
        einbeinige kniebeuge: pistol squat
        wandsitz: wall sit
        strecksprung: jump squat
        kniehebelauf: high knees
        adduktoren, adduktion: hip adduction machine
        abduktoren, abduktion: hip abduction machine
        wadendehnung, waden dehnen: calf stretch
        faszienrolle, blackroll: foam roller
        wandern, wanderung: hiking
        rad fahren, fahrradfahren, fahrrad fahren: cycle
        sonnengruß, sonnengruss: sun salutation
        herabschauender hund, hund: downward dog
        """
}
