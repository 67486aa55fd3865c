# What the engine protocol says to whoever writes the program on the other side.

engine-error-too-long = Řádek je delší než jeden mebibajt.
engine-error-not-utf8 = Řádek není v UTF-8.
engine-error-not-json = Řádek není JSON.
engine-error-no-request = Řádek v poli „request“ neříká, co chce.
engine-error-unknown-request = Takový požadavek neexistuje.
engine-error-bad-request = Některé pole požadavku chybí, je neznámé nebo nesprávného druhu.
engine-error-bad-rules = Tato pravidla se nedají sestavit.
engine-error-bad-setup = Takto se stůl připravit nedá.
engine-error-bad-chance = Náhoda jde podle scénáře, nebo vychází z jednoho semínka: z čísla, nebo z poctivých kostek s 64 šestnáctkovými číslicemi a slovem od každého hráče.
engine-error-bad-position = Pozice je vadná.
engine-error-bad-record = Záznam je vadný.
engine-error-no-game = Ještě není žádná hra.
engine-error-no-seat = Na tom místě nikdo nesedí.
engine-error-no-action = Požadavek potřebuje buď „do“, nebo „index“.
engine-error-no-index = Tolik povolených akcí není.
engine-error-seeded = Kostky a karty této hry určuje její semínko.
engine-error-scripted = Kostky a karty této hry přináší „chance“.
engine-error-no-chance = Náhoda teď nemá o čem rozhodovat.
engine-error-no-undo = To se vzít zpět nedá.
engine-error-no-redo = Není co zopakovat.
engine-error-no-position = Uprostřed akční karty, dražby nebo přípravy žádná pozice není; vyexportuj záznam.
