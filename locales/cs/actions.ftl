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
action-stay-as-one = Zůstat stát a použít 1: umístit značku práce na silnici

## Signs and lost cargo

action-roadworks = Dát značku práce na silnici na pole { $space }
action-leave-roadworks = Nechat značku práce na silnici být
action-jam = Dát značku zácpy na pole { $space }
action-lose-cargo = Dát ztracený kámen na pole { $space }
action-unload = Vyložit ztracené kameny a za každý dostat { $pay }

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
action-accept = Přijmout nabídku karty
action-decline = Odmítnout nabídku karty
action-done = Hotovo

## Choices of one decision

choice-breakdown-help = Pomoct: dostat { $pay } a vynechat tah
choice-breakdown-drive-on = Jet kolem a nepomoct
choice-customs-pay = Zaplatit { $cost }
choice-customs-miss = Vynechat tah
choice-owe = Zatím zůstat dlužen
choice-rail = Poslat vlakem { $contract }
choice-dumping = Dát { $contract } sousedovi po pravici
choice-spoiled = Vrátit se do města { $city } a znovu naložit { $contract }
choice-take-free = Vzít si zdarma veřejný kontrakt { $slot }
choice-take-free-known = Vzít si zdarma { $contract }
choice-stay = Zůstat tady
choice-keep-navigation = Zůstat tady a nechat si navigaci
choice-partner = Nechat jet i hráče { $player }
choice-partner-none = Nikoho dalšího jet nenechat
choice-snow = Posunout náklaďák hráče { $player }
choice-snow-done = Další náklaďáky neposouvat
choice-roll-again = Hodit znovu a jet dál
choice-keep-card = Zůstat tady a nechat si kartu
choice-air-freight = Poslat letadlem { $contract } za { $cost }
choice-air-freight-none = Neposlat letadlem nic a nechat si kartu
choice-load-later = Nechat si { $contract } v ruce
choice-deliver-done = Nic dalšího tu nedoručit
choice-stop-done = Tady hotovo
choice-end-turn = Ukončit tah

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
