# The event cards.
#
# `card-<id>-title` is the title of a card in English, `card-<id>-german` its title as printed.
# `card-kind-<effect>` is the title of a card that only a house's own deck has.
#
# `card-text-<text>` says what a card does. The rules choose the text by the card's effect and the
# switches of the table, never by the edition or the deck. `card-note-<note>` is a sentence that
# follows some of the texts.
#
# Always money with its currency (text): $cost, $owed (the debt of a player who cannot pay $cost),
# $pay, $fine. Always numbers: $steps, $cubes. Always cities (text): $city, $from, $to.

card-bahnverladung-title = By rail
card-bahnverladung-german = Bahnverladung

card-baustelle-title = Roadworks
card-baustelle-german = Baustelle

card-beifahrer-title = Co-driver
card-beifahrer-german = Beifahrer

card-dokumente-title = Papers
card-dokumente-german = Dokumente

card-fahrtenschreiber-title = Tachograph
card-fahrtenschreiber-german = Fahrtenschreiber

card-familiennachwuchs-title = New arrival in the family
card-familiennachwuchs-german = Familiennachwuchs

card-fracht-dumping-title = Freight dumping
card-fracht-dumping-german = Fracht Dumping

card-freundlicher-kundenservice-title = Friendly service
card-freundlicher-kundenservice-german = Freundlicher Kundenservice

card-gute-routenplanung-title = Good route planning
card-gute-routenplanung-german = Gute Routenplanung

card-hilfe-diebe-title = Help, thieves!
card-hilfe-diebe-german = Hilfe, Diebe!

card-inspektion-title = Inspection
card-inspektion-german = Inspektion

card-lkw-tuning-title = Truck tuning
card-lkw-tuning-german = LKW-Tuning

card-luftfracht-title = Air freight
card-luftfracht-german = Luftfracht

card-motivation-title = Motivation
card-motivation-german = Motivation

card-navigationssystem-title = Satnav
card-navigationssystem-german = Navigationssystem

card-pannenhilfe-title = Breakdown help
card-pannenhilfe-german = Pannenhilfe

card-plattfuss-title = Flat tyre
card-plattfuss-german = Plattfuß

card-polizeikontrolle-title = Police check
card-polizeikontrolle-german = Polizeikontrolle

card-radarfalle-title = Speed trap
card-radarfalle-german = Radarfalle

card-road-runner-title = Road Runner calls Teddy Bear
card-road-runner-german = Road Runner ruft Teddybär

card-schneestuerme-title = Snowstorms
card-schneestuerme-german = Schneestürme

card-schnelle-verladung-title = Quick loading
card-schnelle-verladung-german = Schnelle Verladung

card-sonderauftrag-flensburg-title = Special order for Flensburg
card-sonderauftrag-flensburg-german = Sonderauftrag Flensburg

card-sonderauftrag-wien-title = Special order for Wien
card-sonderauftrag-wien-german = Sonderauftrag Wien

card-stau-frankfurt-title = Jam at Frankfurt junction
card-stau-frankfurt-german = Stau am Frankfurter Kreuz

card-stau-kassel-title = Jam at Kassel junction
card-stau-kassel-german = Stau am Kasseler Kreuz

card-stau-muenchen-title = Jam in München
card-stau-muenchen-german = Stau in München

card-stau-nebel-title = Jam in sudden fog
card-stau-nebel-german = Stau durch plötzlichen Nebeleinbruch

card-stau-unfall-title = Jam of onlookers at an accident
card-stau-unfall-german = Stau wegen Schaulustigen bei einem Unfall

card-subunternehmer-title = Subcontractor
card-subunternehmer-german = Subunternehmer

card-truckerfestival-title = Truckers' festival
card-truckerfestival-german = Truckerfestival

card-verlorene-ladung-title = Lost cargo
card-verlorene-ladung-german = Verlorene Ladung

card-vertrauen-title = Trust
card-vertrauen-german = Vertrauen

card-vorbildliche-wartung-title = Exemplary maintenance
card-vorbildliche-wartung-german = Vorbildliche Wartung

card-ware-verdorben-title = Spoilt goods
card-ware-verdorben-german = Ware verdorben

card-wolkenbruch-title = Cloudburst
card-wolkenbruch-german = Wolkenbruch

card-zollabfertigung-title = Customs clearance
card-zollabfertigung-german = Zollabfertigung

card-zollkontrolle-title = Customs check
card-zollkontrolle-german = Zollkontrolle

card-zusatzauftrag-title = Extra order
card-zusatzauftrag-german = Zusatzauftrag

## Titles of cards of one's own

card-kind-rail = By rail
card-kind-roll = Another roll
card-kind-documents = Back to a city
card-kind-miss-turn = Missed turn
card-kind-to-destination = Straight to a destination
card-kind-dumping = Contract given away
card-kind-contract = New contract
card-kind-to-city = To a free city
card-kind-theft = Theft
card-kind-inspection = Inspection
card-kind-motivation = Extra spaces
card-kind-breakdown = Breakdown help
card-kind-fine = Fine
card-kind-partner = Two trucks move
card-kind-snow = Trucks on the move
card-kind-quick-loading = Quick loading
card-kind-special-order = Special order
card-kind-jam-in = Traffic jam
card-kind-jam-anywhere = Traffic jam
card-kind-gain = Prize
card-kind-move = Clear road
card-kind-spoiled = Spoilt goods
card-kind-to-event = To an event space
card-kind-customs = Customs check
card-kind-roadworks = Roadworks
card-kind-air-freight = Air freight
card-kind-navigation = Satnav
card-kind-flat-tyre = Flat tyre
card-kind-lost-cargo = Lost cargo
card-kind-cloudburst = Cloudburst

## What the cards do

card-text-rail-longest = If you carry any contracts, the one with the longest distance goes by rail: unload its goods where you stand and receive its revenue.
card-text-rail-choice = If you carry any contracts, send one of your choice by rail: unload its goods where you stand and receive its revenue.
card-text-roll-one = Roll one die and drive on.
card-text-roll-two = Roll two dice and drive on with one of them.
card-text-documents-opposite = Without rolling, turn round and go to the nearest city back the way you came.
card-text-documents-last-city = Without rolling, go back to the city you last drove through. If it is full or jammed, go to the one before it.
card-text-miss-turn = Miss your next turn.
card-text-to-destination-nearest = If you carry any contracts, go without rolling to the nearest of their destinations and deliver there.
card-text-to-destination-nearest-may = If you carry any contracts, go without rolling to the nearest of their destinations. You may deliver there.
card-text-to-destination-any = If you carry any contracts, go without rolling to one of their destinations, your choice, and deliver there.
card-text-to-destination-any-may = If you carry any contracts, go without rolling to one of their destinations, your choice. You may deliver there.
card-text-dumping = Give one contract that you have not loaded to the player on your right.
card-text-contract-from-box = Draw a contract from the box and take it into your hand, free of charge.
card-text-contract-from-display = Choose one of the face-up public contracts and take it into your hand, free of charge.
card-text-to-city-may = You may choose a direction and go, without rolling, to the first free city that way, even through occupied ones. A free city has no truck and no jam.
card-text-to-city-must = Choose a direction and go, without rolling, to the first free city that way, even through occupied ones. A free city has no truck and no jam.
card-text-to-city-may-neighbouring = You may go, without rolling, to a free neighbouring city: one without a truck or a jam that you reach without passing through another city.
card-text-to-city-must-neighbouring = Go, without rolling, to a free neighbouring city: one without a truck or a jam that you reach without passing through another city.
card-text-theft-face-up = If you carry any contracts, your whole load is stolen. The contracts stay face up in front of you and can be loaded again; receive { $pay } for each of them.
card-text-theft-hand = If you carry any contracts, your whole load is stolen. The contracts go back into your hand and can be loaded again; receive { $pay } for each of them.
card-text-inspection-may = Keep this card until your truck stops in { $city }. Then hand it to the player on your left; if it is your turn, you may roll again and drive on. Whoever holds it at the end of the game pays { $fine }.
card-text-inspection-must = Keep this card until your truck stops in { $city }. Then hand it to the player on your left; if it is your turn, roll again and drive on. Whoever holds it at the end of the game pays { $fine }.
card-text-motivation =
    Keep this card. Once, in your turn, before rolling or after driving, you may drive { $steps ->
        [one] one extra space
       *[other] up to { $steps } extra spaces
    }, but not after loading or delivering.
card-text-breakdown-choice = You may help a colleague who has broken down: receive { $pay } and miss your next turn. Or drive on without helping.
card-text-breakdown-forced = Help a colleague who has broken down: receive { $pay } and miss your next turn.
card-text-fine = Pay { $cost }. If you cannot, you owe { $owed } until you have the money.
card-text-partner-may =
    You may drive { $steps ->
        [one] one space
       *[other] up to { $steps } spaces
    }, and so may another player of your choice.
card-text-partner-must =
    Drive { $steps ->
        [one] one space
       *[other] 1 to { $steps } spaces
    }. Then another player of your choice must do the same.
card-text-snow-may =
    You may move any trucks, your own too, each of them once and by { $steps ->
        [one] one space
       *[other] up to { $steps } spaces
    } in any direction.
card-text-snow-must =
    Move every truck, your own too, by { $steps ->
        [one] one space
       *[other] 1 to { $steps } spaces
    } in any direction. Only a truck that cannot move stays.
card-text-quick-loading-may = Keep this card. When you load a contract in your turn, you may use it to roll again and drive on at once.
card-text-quick-loading-must = Keep this card. The next time you load a contract in your turn, roll again and drive on at once.
card-text-special-order = Keep this card until your truck stops in { $city }; then receive { $pay }. If that has not happened by the end of the game, pay { $fine }.
card-text-jam-in = The jam sign goes on { $city }.
card-text-jam-empty = Put the jam sign on an empty space of your choice: no truck, no sign and no cargo.
card-text-jam-any = Put the jam sign on any space, even under a truck, but not on the roadworks.
card-text-jam-free = Put the jam sign on a space of your choice without a truck or the roadworks.
card-text-gain = Receive { $pay }.
card-text-move =
    You may drive { $steps ->
        [one] one space
       *[other] up to { $steps } spaces
    }.
card-text-spoiled-last-loading = If you carry any contracts, go back without rolling to the city where you last loaded and replace the goods from there with fresh ones. Your turn then ends. If that city is full or jammed, stay where you are.
card-text-spoiled-last-of-carried = If you carry any contracts, go back without rolling to the city where the latest goods on your truck were loaded and replace the goods from there with fresh ones. Your turn then ends. If that city is full or jammed, stay where you are.
card-text-spoiled-choice = If you carry any contracts, choose one, go back without rolling to the city where it starts and replace the goods from there with fresh ones. Your turn then ends. If that city is full or jammed, stay where you are.
card-text-to-event-nearest = Without rolling, go to the nearest event space that has room and no sign. Draw no card there.
card-text-to-event-neighbouring = Without rolling, go to a free neighbouring event space: one without a truck or a sign that you reach without passing another. Draw no card there.
card-text-customs = Pay { $cost } or miss your next turn. If you cannot pay, you miss the turn.
card-text-roadworks-on-road = Put the roadworks sign on a space between { $from } and { $to }. Nobody may enter that space until a 1 moves the sign; a truck already there may leave.
card-text-air-freight = Keep this card. When your truck stops in { $city }, you may use it to send one loaded contract by air: unload its goods and receive its revenue.
card-text-navigation = Keep this card. Once, in a move of your own truck, you may ignore one sign, roadworks or jam: drive past it or stop on its space.
card-text-flat-tyre = In your next turn, only the lower die counts.
card-text-flat-tyre-one-die = In your next turn, only the lower die counts. With a single die, that changes nothing.
card-text-lost-cargo =
    { $cubes ->
        [one] Put one cube from the stock on a free space of your choice.
       *[other] Put { $cubes } cubes from the stock on free spaces of your choice, one on each.
    } A truck that stops there takes the cube aboard if it has room. If no contract lies face up in front of you, you may unload such cubes in your turn and receive { $pay } for each.
card-text-cloudburst = For one round, starting with the player on your left, everybody rolls only one die.
card-text-cloudburst-one-die = For one round, everybody rolls only one die. Here that is always so, and nothing changes.

## Sentences that follow

card-note-then-pay = Then pay { $cost }. If you cannot, you owe { $owed } until you have the money.
card-note-jam-closed = Until your next turn nobody may enter that space; a truck already there may leave.
card-note-jam-open-to-deliver = Until your next turn nobody may enter that space, except to stop in a city and deliver there; a truck already there may leave.

## The face of a card

# $text and $note (text): a text and the sentence that follows it.
card-face = { $text } { $note }
