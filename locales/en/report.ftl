# The report on many games: a page with plots. Values are texts, already written as the language
# writes numbers and money, where a comment does not say otherwise.

## The page

report-title = What many games have taught
# $games, $seed, $limit: turns after which a game was ended.
report-about = { $games } games played by programs, from the seed { $seed }. A game was ended after { $limit } turns.
report-foot = Everything on this page was counted while the games were played. Intervals hold for games that are independent of each other; games of one deal are not quite. Whoever plays them again from the same seed gets the same page.
# $edition, $players (number), $games.
report-table-title = { $edition }, { $players } players, { $games } games
report-contents = Contents
report-tables = Tables
report-numbers = The numbers
report-no-games = No game was played to its end.

## Numbers

# $number.
report-percent = { $number }{ "\u00A0" }%
# $amount: an amount of money above zero.
report-gain = +{ $amount }
# $mean: an amount of money; $reach: how far the interval reaches to each side.
report-sure = { $mean } ± { $reach }
# $low, $high: in hundredths.
report-between = 95{ "\u00A0" }% sure: { $low } to { $high }
report-range = { $from } to { $to }
report-none = –
# $from, $to: cities.
report-route = { $from }–{ $to }

## Money over turns

report-money-short = Money
report-money-title = Money over turns
# $bot, $low, $median, $high: amounts at the end of a game.
report-money-lead = { $bot } ends half of its games with more than { $median }; one in ten with less than { $low }, one in ten with more than { $high }.
# $currency.
report-money-note = Cash in { $currency } at the beginning of a player’s own turns. The line is the median, the band holds the middle eighty of a hundred games, and the thin lines are the medians of the others. A plot ends where fewer than half of the games still go on.
# $cash: the median at the end.
report-money-end = { $cash } at the end
# $turn: a number at the axis.
report-turn-tick = turn { $turn }
report-at-the-end = end

## Wins

report-wins-short = Wins
report-wins-title = Who wins
# $alone: yes if one bot has all seats. $bot, $rate, $low, $high, $fair: a share of equals.
# $order: helps, harms or nothing; $first: how often the player wins who begins.
report-wins-lead =
    { $alone ->
        [yes] { $bot } sits in every seat, so only the seats can differ.
       *[no] { $bot } wins { $rate } of its games (95{ "\u00A0" }% interval: { $low } to { $high }); among equals it would be { $fair }.
    } { $order ->
        [helps] Whoever begins wins { $first } of the games: beginning helps.
        [harms] Whoever begins wins { $first } of the games: beginning is a burden.
       *[nothing] Whoever begins wins { $first } of the games, which is no difference that can be told from chance.
    }
report-wins-note = A dot is the share of games won, its line the interval of Wilson in which the true share lies with 95{ "\u00A0" }% confidence, and the dashed line the share of equals. A shared first place is split among those who share it. By seat and by order, the games of one deal count as one, because they are alike.
report-wins-by-bot = By bot
report-wins-by-order = By the order of turns
report-wins-by-seat = By seat
# $number (number).
report-order-place = { $number ->
        [1] First
       *[other] No. { $number }
    }
# $number (number).
report-seat = Seat { $number }

## Skill and luck

report-luck-short = Luck
report-luck-title = Skill and luck
# $bots (number): how many different bots. $skill, $deal, $rest: shares. $deviation, $deals.
report-luck-lead = { $bots ->
        [one] With one and the same bot in every seat there is no skill to be seen. { $deal } of the differences come with the cards and dice of a seat, { $rest } with everything else.
       *[other] Which bot it is explains { $skill } of the differences between results; the cards and dice of a seat explain { $deal }, and { $rest } remain.
    }
report-luck-note = Each deal is played once in every rotation: the same cards and the same dice, with the players moved on by one seat, and a result is how far a player ends ahead of the mean of the table. What a bot keeps in every seat and deal is its skill, what a seat of a deal gives to whoever sits there is luck, and the rest is what becomes of both once the players choose differently and get in each other’s way.
report-luck-missing = Skill and luck can be told apart only if each deal is played in every rotation of the players, at least two deals of them. These games were not.
report-luck-skill = Skill
report-luck-deal = Luck of the deal
report-luck-rest = The rest
report-luck-result = Result

## Length

report-length-short = Length
report-length-title = How long a game is
# $turns, $rounds, $minutes, $short, $long: minutes; $seconds.
report-length-lead = A game has { $turns } turns in the median, { $rounds } for each player. At { $seconds } seconds a turn that is { $minutes } minutes; eight games in ten take { $short } to { $long }.
report-length-note = Games by their number of rounds. The dashed line is the median.
report-all-finished = All games came to the end that the rulebook knows.
# Shares of games: $finished, $limited.
report-endings = { $finished } of the games came to the end that the rulebook knows, { $limited } were ended by the turn limit.
# $round: a number at the axis.
report-round-tick = { $round } rounds
report-rounds-range = { $from } to { $to } rounds: { $games } games

## Income

report-income-short = Income
report-income-title = Where the money comes from and where it goes
# $bot, $income, $private, $public: shares; $costs.
report-income-lead = { $bot } takes in { $income } a game: { $private } from the contracts of the start, { $public } from public ones. { $costs } goes out again.
# $currency.
report-income-note = Mean of a game in { $currency }; income above, costs below. With the capital of the start, both together are the cash at the end, to the last coin.
report-income-costs = Costs
report-line-private = Private contracts
report-line-auctioned = Auctioned contracts
report-line-gifts = Contracts without an auction
report-line-cards = Event cards
report-line-trailers-sold = Trailers sold
report-line-bids = Bids
report-line-trailers-bought = Trailers bought
report-line-fines = Fines and costs of cards
report-line-final = Paid at the end

## Auctions

report-auctions-short = Auctions
report-auctions-title = What auctions cost and what they bring
# $price, $delivered, $free, $removed: shares; $profit: an amount.
report-auctions-lead = Buyers pay { $price } of the printed revenue and deliver { $delivered } of what they buy, which leaves { $profit } a contract. { $free } of the sales are free of charge, and { $removed } of the public contracts leave the game because nobody wants them.
# $currency.
report-auctions-note = By the level of the bid at which a contract was sold. Amounts are means in { $currency }; what a contract brought is its revenue if its buyer was paid for it, and nothing if not.
report-auction-removed = Removed: nobody was interested
report-auction-gifts = Taken without an auction
report-auction-left = Still there at the end
report-auction-prices = Price against revenue
report-auction-often = How often at each level
report-auction-price = Price
report-auction-brought = Brought to the buyer
report-auction-revenue = Printed revenue
# $level (number): from 0 to 5.
report-level = { $level ->
        [0] Free
       *[other] Bid { $level }
    }

## Contracts

report-contracts-short = Contracts
report-contracts-title = The best and the worst contracts
# $best, $worst: routes. $most, $least: amounts. $always, $never (number).
report-contracts-lead = { $best } leaves its buyer the most, { $most }, and { $worst } the least, { $least }. { $always ->
        [0] No contract always reaches its middle bid
        [one] One contract always reaches its middle bid
       *[other] { $always } contracts always reach their middle bid
    }, and { $never ->
        [0] none falls short of it every time.
        [one] one falls short of it every time.
       *[other] { $never } fall short of it every time.
    }
# $currency.
report-contracts-note = Mean profit of a contract that was sold in an auction, in { $currency }: its revenue if its buyer was paid for it, less the price. The eight best and the eight worst are drawn; the line is the 95{ "\u00A0" }% interval. A contract is marked if in at least twenty sales every price, or none, was at or above the middle of its five bids.
report-verdict-always = always the middle bid
report-verdict-never = never the middle bid

## Trailers

report-trailers-short = Trailers
report-trailers-title = Trailers
# $a-game: how many; $early, $paid-back, $sold: shares; $cost, $extra: amounts.
report-trailers-lead = { $a-game } trailers are bought in a game, { $early } of them in its first half. Whoever buys spends { $cost } and has { $extra } of it; { $paid-back } get their money back. { $sold } of the trailers are sold again.
report-trailers-note = Trailers bought in each tenth of the game. A trailer is credited with its part of every revenue: the goods that had no room on the truck’s own six places when they were loaded, and what it was sold for. As some of these goods would have been carried later, this is more than the trailer truly earned.
report-trailer-small = Room for four
report-trailer-large = Room for six
# $part: a share at the axis.
report-game-tick = { $part } of the game

## Event cards

report-cards-short = Event cards
report-cards-title = What event cards do
# $drawn: how many a game. $best, $worst: cards. $most, $least: amounts.
report-cards-lead = { $drawn } cards are drawn in a game. { $best } does best for its drawer, { $most } in the same turn, and { $worst } worst, { $least }.
# $currency.
report-cards-note = In { $currency }, with 95{ "\u00A0" }% intervals. In the same turn: the drawer’s cash at the end of the turn less his cash when the card came up, deliveries of that turn included. At the end: how much further ahead of the table’s mean than usual for the same bot a drawer ended the game; this is what goes with a card, not only what comes of it.
report-cards-turn = In the same turn
report-cards-end = At the end of the game

## Traffic

report-traffic-short = Traffic
report-traffic-title = Traffic on the board
report-traffic-table = The busiest spaces, a game
# $first, $second, $third: spaces. $visits: of the first. $never (number): spaces.
report-traffic-lead = { $first } sees { $visits } trucks a game, more than any other space; { $second } and { $third } follow. { $never ->
        [0] No space is left out.
        [one] One space is never visited.
       *[other] { $never } spaces are never visited.
    }
report-traffic-note = Trucks that stop on a space, drive over it or are set down there by a card, a game. The area of a mark goes with its traffic.
report-traffic-least = few
# $visits: the most of any space.
report-traffic-most = { $visits } a game
# $space, $visits.
report-traffic-space = { $space }: { $visits } a game

## Heads of tables

report-head-bot = Bot
report-head-own-turn = Own turn
report-head-low-cash = Lowest tenth
report-head-median-cash = Median
report-head-high-cash = Highest tenth
report-head-players = Players
report-head-who = Who
report-head-games = Games
report-head-won = Won
report-head-rate = Share
report-head-low = From
report-head-high = To
report-head-part = Part
report-head-share = Share
report-head-deviation = Deviation
report-head-rounds = Rounds
report-head-line = Source
report-head-a-game = a game
report-head-level = Level
report-head-sold = Sold
report-head-price = Price
report-head-revenue = Revenue
report-head-price-part = price of revenue
report-head-delivered = Delivered
report-head-brought = Brought
report-head-profit = Profit
report-head-contract = Contract
report-head-middle = Middle bid
report-head-mean-level = Mean level
report-head-below = Below it
report-head-at = At it
report-head-above = Above it
report-head-verdict = Mark
report-head-small = Room for four, a game
report-head-large = Room for six, a game
report-head-sold-again = Sold again
report-head-cost = Paid
report-head-extra = Goods on it earned
report-head-sales = Sold for
report-head-paid-back = Paid back
report-head-card = Card
report-head-drawn = Drawn
report-head-in-the-turn = In the turn
report-head-in-the-end = At the end
report-head-space = Space
report-head-stops = Stops
report-head-through = Driven over
report-head-set-down = Set down
report-head-visits = Together
