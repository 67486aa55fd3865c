# The editions: a name, and what to expect of each.

edition-classic-name = Klasická
edition-classic-about = Hra z roku 1987: marky, jedna kostka, na každém poli jeden náklaďák a dražby, ve kterých všichni vyvolávají najednou.

edition-classic-cz-name = Klasická po česku
edition-classic-cz-about = Hra z roku 1987 podle českých pravidel. Dluhy se nezdvojnásobují a nakládáš i doručuješ, jak chceš, ale k dražbě je třeba dojet přesným počtem polí.

edition-modern-name = Moderní
edition-modern-about = Hra z roku 2007: eura, dvě kostky, z nichž využiješ jednu, trajekty a dražby, ve kterých se přihazuje dokola.

edition-modern-ja-name = Moderní po japonsku
edition-modern-ja-about = Hra z roku 2007 podle japonských pravidel. Náklaďák umisťuješ dřív, než uvidíš své kontrakty, a nakládkou tah nekončí.

edition-manual-name = Příručka
edition-manual-about = Jedna kostka a klasické akční karty na velké mapě s trajekty. V každém tahu naložíš nebo doručíš jediný kontrakt.

edition-junior-name = Junior
edition-junior-about = Dětská hra od osmi let: pět kontraktů pro každého, žádné dražby a žádné přívěsy. Jen jezdit, brát a doručovat.
