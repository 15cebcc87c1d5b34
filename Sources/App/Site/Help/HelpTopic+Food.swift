extension HelpTopic {
    static let food = [
        HelpTopic(
            id: "diary",
            title: "Your diary",
            text: """
                Tap the plus beside a meal, search for what you ate, set the amount and log it. Foods you have \
                logged before wait under Recent and Often with a plus of their own, and a star keeps a food \
                under Favourites.
                A whole meal is said at once: tap Say it in a sentence and type it, or tap your keyboard's \
                microphone and say “two eggs, toast with butter and a mug of coffee”. You get a list to check; \
                nothing is logged before you tap Log these.
                Or take its photo: tap Take its photo, hold one food into the frame, and choose what it is. When it is \
                taken for something else, tap Something else and find it by name; the next time it is known. No photo \
                leaves this Spotter, and none is kept unless you say so.
                Logged something wrong? Open it to change the amount, the meal or the day. After removing it, Undo \
                brings it back.
                What you often have at a meal stands on top of the day, one tap away. The round arrows beside a \
                meal copy it to another day or several; you see what will be written first, and Undo takes the \
                whole copy back.
                Numbers nobody has measured are shown as unknown, never as zero. A total says how many of its \
                foods were known.
                """
        ),
        HelpTopic(
            id: "foods",
            title: "Your own foods",
            text: """
                A food that nobody here knows you write down once, from its label: per 100 g or per serving, in \
                kcal or kJ. Leave empty what the label doesn't say. When you type a barcode that isn't known, the \
                product you create keeps it. Changing or removing a food never changes what you logged before.
                A meal is a list of foods that you log together; change the amounts or leave something out as you \
                do. A recipe knows what went in and what the pot weighed when it was done, so a portion, or any \
                number of grams of it, tells its numbers. Both follow when you correct one of your own foods.
                A food of yours may help others: offer it on its page. An administrator looks at it, without your \
                name, and then everybody here finds it. You find yours before, meanwhile and after, whatever is \
                decided.
                """
        ),
        HelpTopic(
            id: "barcodes",
            title: "Barcodes",
            text: """
                Tap the bars when you add food, and hold them inside the box, a hand's width away, in good light. \
                If your phone has a light, the bolt switches it on. The number leads to the product; if nobody \
                knows it, create it from its label and it keeps the code. Pictures are read on this Spotter and \
                not kept. If the camera isn't open to the page, allow it in the browser's settings, choose a photo \
                of the bars, or type the number.
                """
        ),
        HelpTopic(
            id: "online",
            title: "Foods from outside",
            text: """
                If whoever runs this Spotter allows it, codes nobody here knows are looked up at Open Food Facts \
                or Edamam, and words at Edamam when you ask for it. Only the code or the words are sent, nothing \
                about you. Such facts name their source; volunteers typed many of them, so compare them with the \
                label.
                """,
            part: "online-foods"
        ),
        HelpTopic(
            id: "advice",
            title: "What fits",
            text: """
                From today's page, What fits proposes plates for the meal of the hour: a few things that go \
                together, in amounts that fit what you have left, each with its reason. Your own recipes and saved \
                meals are among them. The picture shows how much of it is vegetables and fruit (green), grain or \
                potatoes (yellow), protein (red) and fat (grey). The plus logs all of it; open a plate to see each \
                thing. Single foods stand below. The cross leaves a food out for good, and you can take that back.
                Proposals mind the diet and allergies among your health details, on the safe side: what is baked, \
                mixed or sold ready is left out when it might contain what you avoid. Always read the label all \
                the same.
                People like you shows foods that others of your sex, age and build often have whose weight moved \
                toward the same goal, and exercises they often train, as far as your health allows them. A food or an \
                exercise shows only when five others had it, and nobody sees who. You are counted only if you \
                agree, and no longer once you take that back.
                Nutritionists recommend foods, meals and habits to those they may help. Whether you see, save or \
                rate a text is never shown to anybody; its author sees a mean once five members have rated it.
                """
        ),
        HelpTopic(
            id: "goals",
            title: "Your goal",
            text: """
                A goal has a weight and a date. From both, your height, age, sex and activity, Spotter works out \
                the energy for a day: your resting need times your activity, plus or minus what the change of \
                weight asks (3,500 kcal a pound).
                A goal is refused when it would hurt: more than 1 % of your weight or 1 kg a week, too little food \
                for your body, or a weight below the healthy range. You get the nearest safe plan instead.
                Some days may have more: give Saturday and Sunday what you like and the other days share the rest \
                of the week. After two weeks of diary and weighings, your goal page says what your body really \
                uses and how sure that is, and plans anew from it with one tap. Days gone by keep the goal they \
                had.
                """
        ),
        HelpTopic(
            id: "energy",
            title: "Energy burned",
            text: """
                Say what you did and for how long under Energy burned on the day. With your average heart rate we \
                use the formula of Keytel (2005), for five activities a table, else METs: so many times the energy \
                of sitting still. Each line says which it was. Your own number always counts first.
                Half of what you burn is added to what you may eat, because watches and tables tend to say too \
                much and your activity level may count exercise already. You can choose all or none instead; days \
                before that keep what they had.
                """
        ),
        HelpTopic(
            id: "timelines",
            title: "Timelines",
            text: """
                Under Me → Timelines you see any nutrient and your weight over a week, a month or years. Touch a \
                dot to open its day; over more than 100 days a dot stands for a week, and touching it shows its \
                days. A day without entries is a gap, not a zero, and the average is over the days you logged. A \
                hollow dot says that some foods don't tell how much they have.
                A scale shows water and meals as much as you. The smoothed line is the weight behind that; from it \
                Spotter says where you are heading, and draws the way from today to your goal beside the one you \
                planned. A weight you typed wrong can be corrected or deleted: touch its dot.
                """
        ),
        HelpTopic(
            id: "numbers",
            title: "BMI and resting need",
            text: """
                BMI is weight divided by height squared. It can't tell muscle from fat and says nothing about how \
                you feel. The resting need is what your body uses lying still all day, by the formula of Mifflin \
                and St Jeor (1990). For “other” we take the mean of the two formulas.
                """
        ),
    ]
}
