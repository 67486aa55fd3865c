# The switches: for each one a label, what it changes, and a label for each value.
#
# Where a value is a number or a name that cannot be listed here,
# `switch-<name>-value` shows it.
# $value (text or number): the value as it is set.

## Setting up

switch-currency = Currency
switch-currency-about = What you pay with; the sums are the same.
switch-currency-DM = Deutschmarks (DM)
switch-currency-EUR = Euros (€)

switch-board = Map
switch-board-about = Which map you drive on: the older one, or the larger one with the eastern cities and the ferries.
switch-board-classic = 1987, without ferries
switch-board-modern = 2007, with ferries
switch-board-value = { $value }

switch-contract-deck = Contract cards
switch-contract-deck-about = Which contract cards are in the box.
switch-contract-deck-classic-52 = 52 contracts of the classic box
switch-contract-deck-modern-54 = 54 contracts of the modern box
switch-contract-deck-value = { $value }

switch-event-deck = Event cards
switch-event-deck-about = Which event cards are in the box.
switch-event-deck-classic-31 = 31 cards of the classic box
switch-event-deck-modern-28 = 28 cards of the modern box
switch-event-deck-value = { $value }

switch-private-contracts = Contracts dealt
switch-private-contracts-about = How many secret contracts each player is dealt at the start, from 1 to 10.
switch-private-contracts-value =
    { $value ->
        [one] One contract each
       *[other] { $value } contracts each
    }

switch-public-pile = Public contracts
switch-public-pile-about = How many public contracts there are for 2, 3, 4, 5 and 6 players; the more there are, the longer you play.
switch-public-pile-value = { $value }

switch-start-space = Starting places
switch-start-space-about = Where you may put your truck at the start.
switch-start-space-not-a-city = Outside the cities
switch-start-space-any = Anywhere

switch-placed = Placing the trucks
switch-placed-about = Whether you know your contracts when you put your truck on the map.
switch-placed-before-deal = Before contracts are dealt
switch-placed-before-looking = Contracts dealt but unseen
switch-placed-after-looking = With contracts in view

switch-first-player = First player
switch-first-player-about = How you find out who begins.
switch-first-player-chance = Drawn by lot
switch-first-player-highest-roll = Best throw
switch-first-player-host-or-chance = The host decides, or by lot

## Driving

switch-dice = Dice
switch-dice-about = How many dice you throw; with two, you drive the one you like better.
switch-dice-1 = One
switch-dice-2 = Two, drive one of them

switch-trucks-on-a-road-space = Room on a road space
switch-trucks-on-a-road-space-about = How many trucks may stand together on a space outside the cities.
switch-trucks-on-a-road-space-1 = One truck
switch-trucks-on-a-road-space-2 = Two trucks

switch-trucks-in-a-city = Room in a city
switch-trucks-in-a-city-about = How many trucks may stand together in a city.
switch-trucks-in-a-city-one = One truck
switch-trucks-in-a-city-any = Everyone

switch-end-space-full = Last space full
switch-end-space-full-about = What you do when there is no room where your drive would end.
switch-end-space-full-must-stop-before = Halt short of it
switch-end-space-full-may-stop-before = Halt short of it or take another road
switch-end-space-full-not-allowed = Take another die or another road

switch-contract-city = Your contract cities
switch-contract-city-about = In which cities of your contracts you may cut your drive short.
switch-contract-city-any-own = Start and destination of every contract you hold
switch-contract-city-useful = Start if not yet loaded, destination if loaded
switch-contract-city-can-serve = Only where you can load or deliver at once

switch-stop-in-contract-city = Breaking off in a contract city
switch-stop-in-contract-city-about = Whether you have to load or deliver once you have cut your drive short in a city of your contracts.
switch-stop-in-contract-city-may = No obligation
switch-stop-in-contract-city-then-must-serve = Then you must load or deliver

switch-stop-at-sign = Halting before a sign
switch-stop-at-sign-about = Whether you may give up your remaining spaces where a sign blocks the road.
switch-stop-at-sign-may = Allowed
switch-stop-at-sign-only-without-full-way = Only if no road has the full length

## Loading and delivering

switch-load-before-roll = Loading in place of the throw
switch-load-before-roll-about = Whether a truck that already stands in the right city may load at the start of its turn.
switch-load-before-roll-no = No
switch-load-before-roll-yes = Yes
switch-load-before-roll-not-just-taken = Yes, except a contract just taken there

switch-serve-while-waiting = Serving while you wait
switch-serve-while-waiting-about = Whether you may load and deliver on a turn in which your truck could not, or did not, leave its space.
switch-serve-while-waiting-no = No
switch-serve-while-waiting-yes = Yes

switch-loads-a-turn = Loading in one turn
switch-loads-a-turn-about = How many contracts you may load in a turn, and whether that ends it.
switch-loads-a-turn-any = No limit
switch-loads-a-turn-one-ends-turn = One, and the turn is over

switch-deliveries-a-turn = Delivering in one turn
switch-deliveries-a-turn-about = How many contracts you may deliver in a turn, and whether that ends it.
switch-deliveries-a-turn-any = No limit
switch-deliveries-a-turn-one-ends-turn = One, and the turn is over

switch-delivering = Delivering
switch-delivering-about = Whether goods come off by themselves when you halt in the city they are for.
switch-delivering-by-itself = Happens of itself
switch-delivering-may = Your choice

switch-roll-after-card-delivery = Rolling after a delivery by card
switch-roll-after-card-delivery-about = Whether you still roll in a turn that began with a card move to a delivery.
switch-roll-after-card-delivery-next-turn = No: the truck leaves in the next turn
switch-roll-after-card-delivery-same-turn = Yes: in the same turn

switch-second-service = A second contract in the same city
switch-second-service-about = Whether a contract left over in a city can be loaded or delivered there on a later turn without driving.
switch-second-service-no = No
switch-second-service-instead-of-roll = Yes, in place of the throw

switch-stop-order = Order in a city
switch-stop-order-about = Whether delivering, the auction and loading have a set order.
switch-stop-order-ruled = Deliver, auction, load
switch-stop-order-any = As you like

## Roadworks and jam

switch-roadworks-after = Roadworks
switch-roadworks-after-about = When the roadworks sign moves, and whether it has to.
switch-roadworks-after-rolled-1-must = You threw a 1: forced
switch-roadworks-after-rolled-1-may = You threw a 1: your choice
switch-roadworks-after-used-1-must = You drove a 1, or a 6 as a 1: forced

switch-roadworks-never-on-hamburg-flensburg = Hamburg to Flensburg protected
switch-roadworks-never-on-hamburg-flensburg-about = Whether the road from Hamburg to Flensburg is safe from roadworks.
switch-roadworks-never-on-hamburg-flensburg-yes = Yes
switch-roadworks-never-on-hamburg-flensburg-no = No

switch-roadworks-or-event-first = Roadworks or event first
switch-roadworks-or-event-first-about = What is dealt with first when a drive with a 1 ends on an event space.
switch-roadworks-or-event-first-roadworks = Roadworks
switch-roadworks-or-event-first-event = Event

switch-jammed-space = Jam
switch-jammed-space-about = Whether you may drive into a jammed city to deliver there.
switch-jammed-space-closed = Closed to all
switch-jammed-space-city-open-to-deliver = A city stays open for deliveries

## Events

switch-event-drawn = Drawing events
switch-event-drawn-about = Whether every drive that ends on an event space draws a card, or only an exact count.
switch-event-drawn-move-ends = Any drive that ends there
switch-event-drawn-exact-count = An exact count

switch-card-moves-draw = Events after events
switch-card-moves-draw-about = Whether a drive that an event card gave you can draw another card.
switch-card-moves-draw-yes = Yes
switch-card-moves-draw-die-thrown = Only if you threw a die for it

switch-used-event-card = Used event cards
switch-used-event-card-about = Where an event card goes when it is done with.
switch-used-event-card-under-deck = Beneath the deck
switch-used-event-card-reshuffled = Aside, mixed again when the deck is empty
switch-used-event-card-out = Out of the game

switch-unpayable-cost = Events you cannot pay
switch-unpayable-cost-about = How much you owe when you lack the money for an event.
switch-unpayable-cost-double = Twice the sum
switch-unpayable-cost-single = The plain sum

## Trailers

switch-trailers-sell = Selling trailers
switch-trailers-sell-about = Whether there are trailers, and when the bank buys them back for 500.
switch-trailers-sell-no = No
switch-trailers-sell-own-turn-if-fits = On your turn, if your load fits without
switch-trailers-sell-any-time-if-fits = At any moment, if your load fits without
switch-trailers-sell-own-turn-goods-stay = On your turn, goods stay aboard
switch-trailers-sell-no-trailers = There are no trailers

## Public contracts

switch-auction-after = Auctions
switch-auction-after-about = Which arrival in a city lets you put up a public contract.
switch-auction-after-any-stop = Every halt in a city
switch-auction-after-exact-count = An exact count
switch-auction-after-exact-count-not-by-card = An exact count, but not by card
switch-auction-after-none-take = None: contracts are simply taken

switch-auctions-a-turn = Number of auctions
switch-auctions-a-turn-about = How many auctions you may hold.
switch-auctions-a-turn-one-a-stop = One each halt
switch-auctions-a-turn-one = One each turn
switch-auctions-a-turn-none = None

switch-auction-order = Bidding
switch-auction-order-about = Whether everyone calls out bids freely or you bid in turn.
switch-auction-order-open-outcry = All at once
switch-auction-order-clockwise = In turn to the left, out is out
switch-auction-order-none = No bidding

switch-buy-now = Buying at once
switch-buy-now-about = Whether the player who puts a contract up may have it immediately for the fifth bid.
switch-buy-now-yes = Yes
switch-buy-now-no = No

switch-no-interest = Lack of interest
switch-no-interest-about = Which public contract is lost when you could hold an auction but want none of them.
switch-no-interest-no = None
switch-no-interest-nearest-dock = The first in the row, at the loading dock

switch-display-after-sale = Filling gaps
switch-display-after-sale-about = Where the next public contract is laid when one has gone.
switch-display-after-sale-in-place = In the gap
switch-display-after-sale-slides = In the corner, the others move up
switch-display-after-sale-in-place-removal-slides = In the gap; after a removal the others move up

switch-load-won = Loading a contract you won
switch-load-won-about = Whether you may load a contract you won on somebody else's turn straight away.
switch-load-won-at-once = At once
switch-load-won-own-turn = Not before your own turn

switch-taken-contract = Loading a contract you took
switch-taken-contract-about = Whether a contract taken without an auction has to be loaded straight away if it fits.
switch-taken-contract-loads-if-fits = At once if it fits
switch-taken-contract-loads-at-choice = Now or later, as you choose

## Single event cards

switch-pannenhilfe = Pannenhilfe
switch-pannenhilfe-about = Whether you may refuse to help a colleague who has broken down.
switch-pannenhilfe-choice = Your choice
switch-pannenhilfe-forced = Forced

switch-gute-routenplanung = Gute Routenplanung
switch-gute-routenplanung-about = Whether you may stay where you are instead of driving on to a free city.
switch-gute-routenplanung-may = Your choice
switch-gute-routenplanung-must = Forced

switch-gute-routenplanung-reach = Gute Routenplanung: how far
switch-gute-routenplanung-reach-about = Whether you may drive through occupied cities to find a free one.
switch-gute-routenplanung-reach-through-occupied = Past occupied cities to a free one
switch-gute-routenplanung-reach-neighbouring = Next-door cities only

switch-subunternehmer = Subunternehmer
switch-subunternehmer-about = Whether the two trucks may stay where they are.
switch-subunternehmer-may = Your choice
switch-subunternehmer-must = Forced

switch-fog-and-accident-jam = Fog and accident
switch-fog-and-accident-jam-about = Where you may put the jam sign for these two cards.
switch-fog-and-accident-jam-empty = An empty space
switch-fog-and-accident-jam-any = Anywhere
switch-fog-and-accident-jam-free = A free space

switch-familiennachwuchs = Familiennachwuchs
switch-familiennachwuchs-about = To which of the cities you have goods for the card takes you.
switch-familiennachwuchs-nearest = The closest
switch-familiennachwuchs-any = Any of them

switch-familiennachwuchs-unload = Unloading after Familiennachwuchs
switch-familiennachwuchs-unload-about = Whether you have to deliver in the city the card takes you to.
switch-familiennachwuchs-unload-may = Your choice
switch-familiennachwuchs-unload-must = Required

switch-schnelle-verladung = Schnelle Verladung
switch-schnelle-verladung-about = Whether you may do without the new throw after loading.
switch-schnelle-verladung-may = Your choice
switch-schnelle-verladung-must = Forced

switch-dokumente = Dokumente
switch-dokumente-about = In which city your papers are waiting.
switch-dokumente-opposite-direction = The closest behind you
switch-dokumente-last-city = The last you drove through

switch-zollabfertigung = Zollabfertigung
switch-zollabfertigung-about = To which event space the card takes you.
switch-zollabfertigung-nearest = The closest
switch-zollabfertigung-neighbouring = Any next-door one

switch-hilfe-diebe = Hilfe, Diebe!
switch-hilfe-diebe-about = What becomes of the contracts whose goods are stolen.
switch-hilfe-diebe-face-up = They stay open on the table
switch-hilfe-diebe-hand = They return to your hand

switch-inspektion = Inspektion
switch-inspektion-about = Whether you may do without the new throw in München.
switch-inspektion-may = Your choice
switch-inspektion-must = Forced

switch-schneestuerme = Schneestürme
switch-schneestuerme-about = Whether you may leave trucks where they are.
switch-schneestuerme-may = Your choice
switch-schneestuerme-must = Forced

switch-ware-verdorben = Ware verdorben
switch-ware-verdorben-about = To which city you return, where the card does not let you choose.
switch-ware-verdorben-last-loading = Where you loaded last
switch-ware-verdorben-last-of-carried = Where you last loaded what is aboard now
