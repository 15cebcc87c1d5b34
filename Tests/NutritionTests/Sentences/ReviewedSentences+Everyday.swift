extension ReviewedSentences {
    /// More of what people in Britain, America and elsewhere say: numbers that are no exact ones, parts of whole things,
    /// what cafés serve.
    static let everyday = """
        two eggs, beans and toast
        usda-01129 100 | spotter-beans-on-toast 272
        bacon, egg and beans
        usda-10862 23 | usda-01129 50 | usda-16006 200
        2-3 eggs and a slice of sourdough
        usda-01129 125 | spotter-sourdough 50
        scrambled eggs on sourdough toast
        usda-01132 122 | spotter-sourdough 50
        a flat white and a pain au chocolat
        spotter-flat-white 165 | spotter-chocolate-croissant 65
        half a pizza and a can of coke
        usda-21224 175 | usda-14148 341
        a margherita and a beer
        usda-21224 350 | usda-14003 333
        a 12 inch pizza
        usda-21224 350
        half a pepperoni pizza with a side salad
        usda-22903 175 | spotter-mixed-salad 120
        a full english and a mug of tea
        spotter-full-english 478 | usda-14355 250
        a glass and a half of milk
        usda-01077 309
        two hundred and fifty grams of rice
        usda-20045 250
        pasta 200g cooked and a side salad
        usda-20121 200 | spotter-mixed-salad 120
        a handful or two of almonds
        usda-12061 42
        100 calories of dark chocolate
        usda-19903 17.3
        3 egg omelette
        usda-01130 183
        an americano with a splash of milk
        usda-14209 250 | usda-01077 15
        skinny latte and a blueberry muffin
        spotter-skinny-latte 256 | usda-18274 113
        porridge with semi-skimmed milk and a banana
        usda-08121 234 | usda-01079 206 | usda-09040 118
        a bagel with butter
        usda-18001 105 | usda-01001 5
        one toast with cheese
        usda-18070 31 | usda-01009 20
        2 rotis and a bowl of dal
        usda-28306 136 | spotter-dal 200
        0,5 l beer
        usda-14003 504.5
        half a baguette with brie
        usda-18029 125 | usda-01006 30
        a slice of ciabatta
        usda-18029 60
        a slice or two of toast
        usda-18070 46.5
        leftover lasagne
        usda-22977 255
        1 pc banana and 2 pcs boiled egg
        usda-09040 118 | usda-01129 100
        a couple of pints of lager
        usda-14003 1146.9
        black coffee, 0 sugar
        usda-14209 250
        two slices of toast and marmite
        usda-18070 62 | usda-43406 6
        roast chicken with roast potatoes and gravy
        usda-05013 120 | spotter-roast-potatoes 160 | usda-06116 60
        greek yoghurt with honey
        usda-01287 150 | usda-19296 21
        a spoon of sugar in my tea
        usda-19335 4.2 | usda-14355 250
        a coffee and two biscuits
        usda-14209 250 | usda-18173 30
        sushi, 8 pieces
        spotter-salmon-sushi 240
        chicken nuggets x 6
        usda-22974 108
        half a cucumber with hummus
        usda-11205 150 | usda-16137 30
        a tuna mayo sandwich and a bag of crisps
        usda-21126 180 | usda-19411 25
        egg and cress sandwich
        spotter-egg-sandwich 150
        a crumpet with butter
        spotter-crumpet 55 | usda-01001 5
        two or three dates
        usda-09087 17.8
        iced latte
        spotter-latte 256
        a biscuit or two
        usda-18173 22.5
        a big mac, fries and a coke zero
        usda-21237 219 | usda-21138 117 | usda-14416 330
        half an avocado on toast
        usda-09037 100 | usda-18070 31
        spag bol and a glass of red
        spotter-spaghetti-bolognese 350 | usda-14096 147
        a digestive and a cuppa
        usda-18173 15 | spotter-tea-with-milk 251
        jacket potato with tuna mayo
        usda-11674 173 | usda-15128 100
        quarter pounder with cheese and large fries
        usda-21235 199 | usda-21138 154
        1 portion of lasagna, about 300g
        usda-22977 300
        chicken breast (200g), rice (cooked) 150g
        usda-05064 200 | usda-20045 150
        2 chapati with 1 bowl sabzi
        usda-28306 136 | spotter-vegetable-curry 250
        idli 3 pcs with sambar
        spotter-idli 120 | spotter-sambar 200
        currywurst with fries
        spotter-currywurst 200 | usda-21138 117
        """
}
