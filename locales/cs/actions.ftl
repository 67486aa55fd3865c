# What can be done: one message for each action, as a choice in a list. The values are
# described in the English file.

## Setting up

action-place = Začít na poli { $space }

## Driving

action-roll = Hodit kostkou
action-drive =
    { $steps ->
        [one] Jet 1 pole
        [few] Jet { $steps } pole
        [many] Jet { $steps } pole
       *[other] Jet { $steps } polí
    }{ $through ->
        [yes] { " " }přes { $via }
       *[no] { "" }
    } na pole { $space }{ $early ->
        [yes] , zastavit tam a naložit nebo doručit
       *[no] { "" }
    }{ $exact ->
        [yes] { "" }
       *[no] , nevyužít celý hod
    }{ $one ->
        [yes] , za jedničku
       *[no] { "" }
    }
action-stay = Zůstat stát

## Signs and lost cargo

action-roadworks = Dát značku práce na silnici na pole { $space }
action-leave-roadworks = Nechat značku práce na silnici být
action-jam = Dát značku Stau na pole { $space }
action-lose-cargo = Dát ztracený kámen na pole { $space }
action-unload = Vyložit z náklaďáku ztracené kameny

## Loading, delivering and trailers

action-load = Naložit { $contract }
action-deliver = Doručit { $contract }
action-buy =
    { $trailer ->
        [small] Koupit malý přívěs
       *[large] Koupit velký přívěs
    }
action-sell =
    { $trailer ->
        [small] Prodat malý přívěs
       *[large] Prodat velký přívěs
    }

## Public contracts

action-auction = Dát do dražby veřejný kontrakt { $slot }
action-auction-known = Dát do dražby { $contract }
action-no-interest = Nemít o veřejné kontrakty zájem
action-bid = Nabídnout { $level }
action-pass = Vystoupit z dražby
action-buy-now = Koupit hned za pátou nabídku
action-take = Vzít si veřejný kontrakt { $slot }
action-take-known = Vzít si { $contract }

## Event cards

action-motivation = Zahrát „Motivation“
action-pick = Vybrat { $contract }
action-go-to = Přesunout se rovnou na pole { $space }
action-choose = Vybrat: { $player }
action-accept = Ano
action-decline = Ne
action-done = Už nic

## Dice and cards

action-first = Začíná { $player }
action-dice =
    { $second ->
        [0] Na kostce padá { $first }
       *[other] Na kostkách padá { $first } a { $second }
    }
action-contract = Objevuje se { $contract }
action-event = Objevuje se karta „{ $card }“

## All players together

action-call-off = Souhlasit s tím, že hra teď skončí
