# What cannot be done with a table: setting it up, taking back, going on. The values are
# described in the English file.

## Setting up

setup-players =
    Auf Achse je pro { $least } až { $most } hráčů, ne pro { $players ->
        [one] 1 hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    }.
setup-first = Místo { $seat } neexistuje, počet hráčů je { $players }.
setup-first-not-chosen =
    { $how ->
        [highest-roll] V této edici určuje prvního hráče nejvyšší hod, hostitel ho nevybírá.
       *[chance] V této edici určuje prvního hráče náhoda, hostitel ho nevybírá.
    }
setup-cards =
    { $edition }: pro { $players ->
        [one] 1 hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    } je třeba soukromých kontraktů { $private } a veřejných { $public }, ale v balíčku jich je { $contracts }.
setup-pile =
    { $edition }: pro { $players ->
        [one] 1 hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    } je ve veřejném balíčku kontraktů { $pile }, a musí jich být aspoň { $least }.

## Taking back

undo-nothing = Zatím se nic nestalo.
undo-floor = Mezitím přišel hod, líznutí, odkrytá karta nebo rozhodnutí jiného hráče.
undo-not-yours = Poslední akce nebyla tvoje.

## A simulated game that cannot go on

stuck-refused = Nabízená akce je odmítnuta: { $why }
stuck-no-outcome = Náhoda nemá co přinést.
stuck-nobody =
    { $actions ->
        [one] Po 1 akci není nikdo na řadě.
        [few] Po { $actions } akcích není nikdo na řadě.
        [many] Po { $actions } akce není nikdo na řadě.
       *[other] Po { $actions } akcích není nikdo na řadě.
    }
stuck-no-player = Na místě { $seat } nikdo nehraje.
stuck-idle = Hra čeká na hráče na místě { $seat } a ten nic nedělá.
stuck-no-choice =
    { $actions ->
        [one] Hráč na místě { $seat } zvolil akci { $choice } ze seznamu, který má 1 položku.
        [few] Hráč na místě { $seat } zvolil akci { $choice } ze seznamu, který má { $actions } položky.
        [many] Hráč na místě { $seat } zvolil akci { $choice } ze seznamu, který má { $actions } položky.
       *[other] Hráč na místě { $seat } zvolil akci { $choice } ze seznamu, který má { $actions } položek.
    }
