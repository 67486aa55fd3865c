# What is wrong with a record. The values are described in the English file.

record-empty = Toto není záznam hry Auf Achse: soubor je prázdný.
record-foreign = Toto není záznam hry Auf Achse: { $reason }, ve sloupci { $column }.
record-format = Toto není záznam hry Auf Achse: jeho formát je „{ $found }“, ne „{ $needed }“.
record-revision = Záznam vznikl podle revize pravidel { $found }, tento program ale hraje podle revize { $played }.
record-damaged = Řádek je poškozený: { $reason }, ve sloupci { $column }.
record-breaks-off = Záznam je useknutý: chybí závěrečný řádek.
record-trailing = Za závěrečným řádkem ještě něco je.
record-rules = Pravidla záznamu se nedají sestavit: { $errors }
record-other-rules = Záznam vznikl s jiným plánem, jinými kartami nebo jinými přepínači téhož jména.
record-setup = Stůl záznamu se nedá připravit: { $why }
record-refused = Akce je proti pravidlům: { $why }
record-hash = Stav není ten, který byl zaznamenán.
record-no-hash = Tady začíná tah, ale chybí otisk stavu.
record-count =
    { $found ->
        [one] Závěrečný řádek uvádí 1 akci, ve skutečnosti jich je { $needed }.
        [few] Závěrečný řádek uvádí { $found } akce, ve skutečnosti jich je { $needed }.
        [many] Závěrečný řádek uvádí { $found } akce, ve skutečnosti jich je { $needed }.
       *[other] Závěrečný řádek uvádí { $found } akcí, ve skutečnosti jich je { $needed }.
    }
record-promise = Semínko není to, které bylo slíbeno před hrou.
record-no-seed = Byly slíbeny poctivé kostky, ale semínko není odkryté.
record-no-promise = Závěrečný řádek odkrývá semínko, které před hrou nikdo neslíbil.
record-two-seeds = Záhlaví uvádí semínko a zároveň slibuje poctivé kostky. Platit může jen jedno z toho.
record-dice = Semínko dává „{ $needed }“, ale v záznamu stojí „{ $found }“.
record-no-dice = Semínko tady nedává nic, ale v záznamu stojí „{ $found }“.

refused-by = { $why } ({ $clause })
