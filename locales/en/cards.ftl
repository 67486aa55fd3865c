# The event cards. For each card: its title in English, its title as printed in
# German, and what it does, for the face of the card.
#
# `card-<id>-text` is the classic deck's wording, or the only one there is.
# `card-<id>-text-modern` is the modern deck's, where that deck has the card too
# and plays it differently.
#
# $currency (text): DM or €.

card-bahnverladung-title = By rail
card-bahnverladung-german = Bahnverladung
card-bahnverladung-text = Your longest loaded contract goes by train. Stay where you are, unload it, collect its revenue and pay the railway 1,000 { $currency }. An empty truck ignores this card.
card-bahnverladung-text-modern = Send one loaded contract of your choice by train. Stay where you are, unload it, collect its revenue and pay the railway 500 { $currency }. An empty truck ignores this card.

card-baustelle-title = Roadworks
card-baustelle-german = Baustelle
card-baustelle-text = Put the roadworks sign on a space between Kassel and Frankfurt. A truck caught there may drive off. The sign stays until somebody drives with a 1.

card-beifahrer-title = Co-driver
card-beifahrer-german = Beifahrer
card-beifahrer-text = Two at the wheel need no break. Throw again and drive on.
card-beifahrer-text-modern = Two at the wheel need no break. Throw a single die and drive on.

card-dokumente-title = Papers
card-dokumente-german = Dokumente
card-dokumente-text = Your papers are incomplete. With no throw, turn round and fetch them from the closest city behind you.

card-fahrtenschreiber-title = Tachograph
card-fahrtenschreiber-german = Fahrtenschreiber
card-fahrtenschreiber-text = You have been at the wheel too long today. Sit out your next turn.

card-familiennachwuchs-title = New arrival in the family
card-familiennachwuchs-german = Familiennachwuchs
card-familiennachwuchs-text = It's a baby! With no throw, go right through to the next city you have goods for, and unload them.

card-fracht-dumping-title = Freight dumping
card-fracht-dumping-german = Fracht Dumping
card-fracht-dumping-text = You were caught undercutting. Give one contract you have not loaded to your right-hand neighbour.

card-freundlicher-kundenservice-title = Friendly service
card-freundlicher-kundenservice-german = Freundlicher Kundenservice
card-freundlicher-kundenservice-text = A happy customer brings work: draw a contract from the box.
card-freundlicher-kundenservice-text-modern = A happy customer brings work: choose an open contract from the board, free of charge.

card-gute-routenplanung-title = Good route planning
card-gute-routenplanung-german = Gute Routenplanung
card-gute-routenplanung-text = You can drive on to the next free city with no throw.
card-gute-routenplanung-text-modern = With no throw, drive on to the next free city in a direction of your choice.

card-hilfe-diebe-title = Help, thieves!
card-hilfe-diebe-german = Hilfe, Diebe!
card-hilfe-diebe-text = Your whole load is stolen. You keep the contracts, may load them again, and get 1,000 { $currency } for each one that was on its way.

card-inspektion-title = Inspection
card-inspektion-german = Inspektion
card-inspektion-text = Keep this card. When you stop in München, hand it to your left-hand neighbour and throw again. Still yours when the game is over? Pay 1,000 { $currency }.
card-inspektion-text-modern = Keep this card. When you stop in München, hand it to your left-hand neighbour; you may throw again and drive on. Still yours when the game is over? Pay 1,000 { $currency }.

card-lkw-tuning-title = Truck tuning
card-lkw-tuning-german = LKW-Tuning
card-lkw-tuning-text = Your truck is faster now. Throw a single die and drive on at once.

card-luftfracht-title = Air freight
card-luftfracht-german = Luftfracht
card-luftfracht-text = Keep this card. When you arrive in Frankfurt you may send one loaded contract by plane: unload it, collect its revenue and pay 500 { $currency }.

card-motivation-title = Motivation
card-motivation-german = Motivation
card-motivation-text = Keep this card. Once, now or later, you may drive 1, 2 or 3 extra spaces.

card-navigationssystem-title = Satnav
card-navigationssystem-german = Navigationssystem
card-navigationssystem-text = Keep this card. Once, you may ignore the roadworks or the jam and take the back road.

card-pannenhilfe-title = Breakdown help
card-pannenhilfe-german = Pannenhilfe
card-pannenhilfe-text = A colleague has broken down. Help, sit out a turn and get 1,000 { $currency }, or drive by.

card-plattfuss-title = Flat tyre
card-plattfuss-german = Plattfuß
card-plattfuss-text = That costs you time. On your next turn you drive with the lower die.

card-polizeikontrolle-title = Police check
card-polizeikontrolle-german = Polizeikontrolle
card-polizeikontrolle-text = Somebody has tampered with your tachograph. Pay 500 { $currency }.

card-radarfalle-title = Speed trap
card-radarfalle-german = Radarfalle
card-radarfalle-text = Smile for the camera: you were too fast. Pay 500 { $currency }.

card-road-runner-title = Road Runner calls Teddy Bear
card-road-runner-german = Road Runner ruft Teddybär
card-road-runner-text = A tip over the radio: you and a player of your choice may each drive up to 3 spaces now.

card-schneestuerme-title = Snowstorms
card-schneestuerme-german = Schneestürme
card-schneestuerme-text = Chaos on the roads. You may move each truck, yours too, by 1, 2 or 3 spaces in whatever direction you like.
card-schneestuerme-text-modern = Chaos on the roads. Move each truck, yours too, by 1, 2 or 3 spaces in whatever direction you like.

card-schnelle-verladung-title = Quick loading
card-schnelle-verladung-german = Schnelle Verladung
card-schnelle-verladung-text = Keep this card. The next time you load a contract, you may throw again and drive off at once.

card-sonderauftrag-flensburg-title = Special order for Flensburg
card-sonderauftrag-flensburg-german = Sonderauftrag Flensburg
card-sonderauftrag-flensburg-text = Keep this card. Drive to Flensburg and get 2,000 { $currency }. Not done when the game is over? Pay 1,000 { $currency }.

card-sonderauftrag-wien-title = Special order for Wien
card-sonderauftrag-wien-german = Sonderauftrag Wien
card-sonderauftrag-wien-text = Keep this card. Drive to Wien and get 2,000 { $currency }. Not done when the game is over? Pay 1,000 { $currency }.

card-stau-frankfurt-title = Jam at Frankfurt junction
card-stau-frankfurt-german = Stau am Frankfurter Kreuz
card-stau-frankfurt-text = Put the jam sign on Frankfurt. Nobody gets through for one round; a truck caught there may leave.

card-stau-kassel-title = Jam at Kassel junction
card-stau-kassel-german = Stau am Kasseler Kreuz
card-stau-kassel-text = Put the jam sign on Kassel. Nobody gets through for one round; a truck caught there may leave.

card-stau-muenchen-title = Jam in München
card-stau-muenchen-german = Stau in München
card-stau-muenchen-text = Put the jam sign on München. Nobody gets through for one round; a truck caught there may leave.

card-stau-nebel-title = Jam in sudden fog
card-stau-nebel-german = Stau durch plötzlichen Nebeleinbruch
card-stau-nebel-text = Put the jam sign on an empty space of your choice. Nobody gets through for one round.

card-stau-unfall-title = Jam of onlookers at an accident
card-stau-unfall-german = Stau wegen Schaulustigen bei einem Unfall
card-stau-unfall-text = Put the jam sign on an empty space of your choice. Nobody gets through for one round.

card-subunternehmer-title = Subcontractor
card-subunternehmer-german = Subunternehmer
card-subunternehmer-text = A colleague lends a hand: you and a player of your choice must each drive 1, 2 or 3 spaces now.
card-subunternehmer-text-modern = A colleague lends a hand: you and a player of your choice each drive up to 3 spaces.

card-truckerfestival-title = Truckers' festival
card-truckerfestival-german = Truckerfestival
card-truckerfestival-text = First prize for your truck! You get 500 { $currency }.

card-verlorene-ladung-title = Lost cargo
card-verlorene-ladung-german = Verlorene Ladung
card-verlorene-ladung-text = Lay a cube from the depot on each of three free spaces. Whoever drives there takes it aboard if there is room. With no open contract before you, clear such cubes for 200 { $currency } each.

card-vertrauen-title = Trust
card-vertrauen-german = Vertrauen
card-vertrauen-text = Your punctuality gets about: draw a contract from the box.
card-vertrauen-text-modern = Your punctuality gets about: choose an open contract from the board, free of charge.

card-vorbildliche-wartung-title = Exemplary maintenance
card-vorbildliche-wartung-german = Vorbildliche Wartung
card-vorbildliche-wartung-text = The engine purrs. You may drive 1, 2, 3 or 4 spaces.
card-vorbildliche-wartung-text-modern = The engine purrs. Drive up to 3 spaces.

card-ware-verdorben-title = Spoilt goods
card-ware-verdorben-german = Ware verdorben
card-ware-verdorben-text = With no throw, return to the city where you loaded most recently and take on fresh goods. An empty truck ignores this card.
card-ware-verdorben-text-modern = With no throw, return to the city where one of your loaded contracts began, take on fresh goods and pay 500 { $currency }. An empty truck ignores this card.

card-wolkenbruch-title = Cloudburst
card-wolkenbruch-german = Wolkenbruch
card-wolkenbruch-text = Pouring rain: for one round, starting with your left-hand neighbour, everyone throws a single die.

card-zollabfertigung-title = Customs clearance
card-zollabfertigung-german = Zollabfertigung
card-zollabfertigung-text = The border goes quickly. With no throw, drive on to the next event space; draw no card there.

card-zollkontrolle-title = Customs check
card-zollkontrolle-german = Zollkontrolle
card-zollkontrolle-text = Undeclared cigarettes! Pay 500 { $currency } or sit out a turn.

card-zusatzauftrag-title = Extra order
card-zusatzauftrag-german = Zusatzauftrag
card-zusatzauftrag-text = A kindness repaid: choose one of the four open contracts on the board, free of charge.
