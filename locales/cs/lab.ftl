# What the laboratory has to say: names that are no bot's, programs that lose their seats, books of
# tournaments that cannot be gone on with. The values are described in the English file.

## Naming bots

bot-unknown = Žádný bot se nejmenuje „{ $name }“. Povoleno: { $allowed }.
    .near = Žádný bot se nejmenuje „{ $name }“. Povoleno: { $allowed }. Nemělo to být { $near }?
bot-no-budget = „{ $name }“: { $level } žádný limit nepřijímá; jen Chef přemýšlí tak dlouho, jak se mu řekne.
bot-budget = „{ $name }“: „{ $budget }“ není limit. Uveď, kolikrát má partii v duchu dohrát, třeba chef:64, nebo jak dlouho má přemýšlet, třeba chef:200ms.
bot-command = „{ $name }“ není příkaz. Napiš ho jako v shellu, třeba cmd:python3 bot.py.

## Programs that lose their seats

forfeit-not-started = „{ $program }“ se nedá spustit: { $reason }.
forfeit-ended = Skončil dřív než hra. { $status }
forfeit-silent = Do { $ms } ms nepřišla odpověď.
forfeit-too-long =
    { $bytes ->
        [one] Jeho odpověď je delší než 1 bajt.
        [few] Jeho odpověď je delší než { $bytes } bajty.
        [many] Jeho odpověď je delší než { $bytes } bajtu.
       *[other] Jeho odpověď je delší než { $bytes } bajtů.
    }
forfeit-nonsense = „{ $line }“ není odpověď.
forfeit-protocol = Mluví „{ $found }“, ne „{ $needed }“.
forfeit-nothing = Neudělal nic, a hra na něj čekala.
forfeit-no-index =
    { $actions ->
        [one] Zvolil akci { $index } ze seznamu, který má 1 položku.
        [few] Zvolil akci { $index } ze seznamu, který má { $actions } položky.
        [many] Zvolil akci { $index } ze seznamu, který má { $actions } položky.
       *[other] Zvolil akci { $index } ze seznamu, který má { $actions } položek.
    }
forfeit-illegal = { $action } není mezi tím, co smí.

## Books of tournaments

book-foreign = Není v něm žádný turnaj hry Auf Achse.
book-other-plan = Je v něm jiný turnaj: { $field } je tam { $found }, tady { $needed }.
book-damaged = Řádek { $line } je poškozený.
book-stray = Řádek { $line } není partie tohoto turnaje, nebo už tam jednou je.
