extension HelpTopic {
    static let others = [
        HelpTopic(
            id: "welcome",
            title: "Your first steps",
            text: """
                The first questions are about your body, because what you need and what is safe for you is worked \
                out from it. Skip whatever you like: what you left out waits under Me, and numbers that need it \
                stay unknown until then. Other members see nothing of it unless you switch that on.
                """
        ),
        HelpTopic(
            id: "together",
            title: "Together",
            text: """
                Under Together you find somebody to train with. First come the guidelines; then you say in four \
                steps who you are, what you train for and how, where and when, and whom you'd like. Each part is changed \
                later from your card. Others see that, your first name and your \
                age, and nothing else until you switch it on. Of where you train, a square of about a kilometre is \
                kept, and others see only how far it is.
                A picture is cut to a square and made anew: where and when it was taken stays on your phone. \
                Without one, others see a drawing. Pause your profile and nobody new finds you; your buddies and \
                chats stay. People under 18 meet only each other.
                [events] Events are made by those who look after this Spotter. Join one, and you are told when it changes; \
                when it is full you wait, and a place comes to you by itself. During an event check in by where \
                you are, which is compared and forgotten, or by the code that is shown there. Others see that only \
                if your profile shows when and where you train.
                Where you train you can check in too, for three hours at most; it is shown by the same choice.
                """
        ),
        HelpTopic(
            id: "motivation",
            title: "Missions, points and achievements",
            text: """
                Points are read off what you did: a weight said, a day logged and kept, training, missions. Under \
                Me → Keep going every point stands with its day and its reason; take the thing back, and its \
                points go with it.
                [cheers] Under What your buddies did you say whether buddies see what you earn, and may have a kind \
                word for you; whether they see that you trained is on your card.
                [leaderboards] Places on a leaderboard count everybody who joined it, also whom you don't see there.
                [missions] A mission has no last day: end it when you like, and what you did stays done. A \
                weight is reached when your trend is there, not one morning on the scale.
                [rivals] Rivals are small groups. Whoever makes one says which things count, how much each and on which \
                days; everybody is measured by what they set out to do themselves, in ten steps. Share the code, \
                or let it be scanned. The others see your first name, your score, and that you joined, left or \
                reached a tenth of it all: no weight, no meal, no number and no time of yours.
                [rewards] On the 1st you are asked for a goal of the month: calories burnt by training, or steps. What is \
                proposed comes from what you did in the last three months and is never much more; without such \
                months it is what health asks for. You can change it until the 15th and let it go at any time. When \
                it is reached, claim your reward until the end of the next month: a voucher from whoever runs this \
                Spotter. Without one left, yours is kept until there is.
                """
        ),
        HelpTopic(
            id: "notices",
            title: "Notices",
            text: """
                The bell shows what happened around your account. Under How you are told choose for each kind \
                whether it rings the bell, comes to your devices or by mail. In quiet hours no device rings; mail \
                that can wait can come in one letter a day. To be told on a phone or computer while Spotter is \
                closed, open that page there and tap "Tell me on this device". Every letter you chose has a link \
                that stops its kind.
                """
        ),
        HelpTopic(
            id: "reminders",
            title: "Reminders",
            text: """
                Under Settings → How you are told you choose what Spotter reminds you of and when, in the app, by \
                mail or both. A meal that is in your diary already is never asked for, and what would come more \
                than two hours late doesn't come at all.
                """
        ),
        HelpTopic(
            id: "offline",
            title: "Without a network",
            text: """
                What you add, change, copy or remove while offline stays on this device, also when you close the \
                page, and stands in its day as waiting. It goes out once you are back, in its order and exactly \
                once. Without a network Add food takes plain calories, for any meal and day. If another device changed or removed the same thing meanwhile, the day says so and you \
                choose.
                Every other form waits in the same way: a clock in the title bar opens the list of what waits, \
                where you can take it back. What isn’t taken opens again with what you typed. What can’t wait, \
                such as logging in, passwords, files and answers about your health, says so before you type. Long \
                forms remember a draft on this device for a week, until you send them or log out; answers about your \
                health only while their tab is open.
                Days, foods, chats and workouts you opened here can be read again for seven days. Health, \
                settings, devices and calendars’ pages are never kept. All of it goes when you log out, and as \
                soon as this device meets Spotter after you logged it out from elsewhere; what wasn’t sent yet \
                waits for you.
                """
        ),
        HelpTopic(
            id: "privacy",
            title: "Your privacy",
            text: """
                What you tell about injuries, conditions, your cycle or your town is encrypted and never shown to \
                other members. Under Me → Devices you see where you are logged in and can end any of them.
                """
        ),
        HelpTopic(
            id: "health",
            title: "When to ask a doctor",
            text: """
                Spotter is no doctor. If you are pregnant, ill, under treatment, or have ever had trouble with \
                eating, talk to one before changing how you eat or train.
                """
        ),
        HelpTopic(
            id: "sources",
            title: "Sources and licences",
            text: """
                Much of what Spotter knows was collected by others, who let everybody use it. Thank you. How much energy \
                training takes follows the Compendium of Physical Activities of 2011 (Ainsworth and others); formulas are \
                named beside their numbers. Spotter itself is under the Apache License 2.0.
                """,
            sources: FactSource.all
        ),
    ]
}
