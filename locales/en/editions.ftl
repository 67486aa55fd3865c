# The editions: a name, and what to expect of each.

edition-classic-name = Classic
edition-classic-about = The game of 1987: Deutschmarks, one die, one truck to a space, and auctions in which everybody calls out at once.

edition-classic-cz-name = Classic, the Czech way
edition-classic-cz-about = The game of 1987 by its Czech rules. Debts are not doubled and you load and deliver as you please, but auctions need an exact count.

edition-modern-name = Modern
edition-modern-about = The game of 2007: euros, two dice of which you drive one, ferries, and auctions that go round the table.

edition-modern-ja-name = Modern, the Japanese way
edition-modern-ja-about = The game of 2007 by its Japanese rules. You place your truck before you see your contracts, and loading does not end your turn.

edition-manual-name = Manual
edition-manual-about = One die and the classic event cards on the large map with its ferries. Each turn you load or deliver a single contract.

edition-junior-name = Junior
edition-junior-about = The children's game, from eight years: five contracts each, no auctions and no trailers. Just drive, take and deliver.
