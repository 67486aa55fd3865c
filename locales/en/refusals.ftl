# Why an action was not taken: one message for each refusal code.
#
# $space (text): a city or a space; given with every message that names it.
# $needed, $have: money with its currency as text in `refusal-too-dear` and
# `refusal-bid-over-cash`, always given there; numbers elsewhere. Messages that
# choose by one of these numbers fall back to their last variant without it.

## Whose decision it is

refusal-unknown-seat = Nobody sits in that seat.
refusal-game-over = The game is over.
refusal-chance-first = The dice or the cards come first.
refusal-not-an-outcome = That result cannot come up now.
refusal-not-your-turn = It is not your decision now.
refusal-not-now = Something else has to be decided first.

## Driving

refusal-no-such-space = There is no such space on this map.
refusal-start-in-city = You cannot start in { $space }: trucks begin outside the cities.
refusal-space-full = There is no room for your truck at { $space }.
refusal-space-closed = The roadworks close { $space }.
refusal-space-jammed = The jam closes { $space }.
refusal-not-connected = The spaces of that way do not join up.
refusal-turns-back = You cannot turn back on the spot within one move.
refusal-wrong-count = Your throw does not give you that number of spaces.
refusal-no-stop-here = You cannot give up your remaining spaces at { $space }.
refusal-same-move = That move is already offered in another form; choose that one.
refusal-must-drive = Your truck can drive, so it has to.

## Signs and lost cargo

refusal-sign-on-city = The sign cannot stand on { $space }, which is a city.
refusal-sign-on-truck = The sign cannot stand at { $space }: a truck is there.
refusal-jam-on-truck = The jam cannot go on { $space }: a truck stands there.
refusal-sign-sheltered = No roadworks can go between Hamburg and Flensburg.
refusal-sign-stays = The sign has to go to a different space.
refusal-signs-share = The other sign already stands at { $space }.
refusal-sign-must = You have to place the roadworks sign.
refusal-wrong-space = The card does not allow { $space }.
refusal-cargo-space = No cargo can be lost at { $space }: choose a space without a truck, a sign or another cube.
refusal-cargo-stays = Lost cargo can be cleared only while you have no open contract.

## Loading and delivering

refusal-not-in-hand = That contract is not in your hand.
refusal-not-in-start-city = Your truck is not in the city where that contract begins.
refusal-no-room =
    { $needed ->
        [one] That contract needs room for one good, and you have room for { $have }.
        [other] That contract needs room for { $needed } goods, and you have room for { $have }.
       *[unknown] Your truck has no room for the whole contract.
    }
refusal-stock-short =
    { $needed ->
        [one] That contract needs one good, and the depot has { $have }.
        [other] That contract needs { $needed } goods, and the depot has { $have }.
       *[unknown] The depot does not have enough goods for that contract.
    }
refusal-no-loading-now = You cannot load at this moment.
refusal-not-on-road = You have not loaded that contract.
refusal-not-in-destination = Your truck is not in the city where that contract ends.
refusal-must-serve = You cut your drive short here, so you have to load or deliver.

## Money and trailers

refusal-no-trailers = This game is played without trailers.
refusal-trailers-gone = All trailers of that size are taken.
refusal-too-dear = That costs { $needed }, and you have { $have }.
refusal-no-sale = Trailers cannot be sold in this game.
refusal-not-owned = You do not own such a trailer.
refusal-load-too-big =
    { $needed ->
        [one] You carry one good, and without that trailer there is room for { $have }.
        [other] You carry { $needed } goods, and without that trailer there is room for { $have }.
       *[unknown] Without that trailer your load would not fit.
    }
refusal-buy-own-turn = Trailers are bought on your own turn.
refusal-sell-own-turn = Trailers are sold on your own turn.

## Public contracts

refusal-no-auction = This arrival does not let you hold an auction.
refusal-empty-slot = There is no contract in that place.
refusal-bid-too-low =
    { $needed ->
        [one] You have to bid at least { $needed }, and no more than 5.
        [other] You have to bid at least { $needed }, and no more than 5.
       *[unknown] That is not a bid from 1 to 5, or it is not high enough.
    }
refusal-bid-over-cash = That bid costs { $needed }, and you have { $have }.
refusal-own-bid = The highest bid is already yours.
refusal-has-passed = You have dropped out of this auction.
refusal-auctioneer-waits = You put this contract up, so you can only answer the bids of others.
refusal-no-buy-now = In this game you cannot buy a contract at once.
refusal-take-elsewhere = That contract begins in another city.

## Event cards

refusal-no-such-card = You do not have that card.
refusal-card-not-now = You cannot play that card now.
refusal-no-choice = The card leaves you no choice.
refusal-wrong-contract = You cannot choose that contract for this card.
refusal-wrong-player = You cannot choose that player for this card.
