# Le edizioni: un nome, e che cosa aspettarsi da ognuna.

edition-classic-name = Classica
edition-classic-about = Il gioco del 1987: marchi tedeschi, un dado, un camion per casella, e aste in cui tutti gridano insieme.

edition-classic-cz-name = Classica, alla ceca
edition-classic-cz-about = Il gioco del 1987 con le regole ceche. I debiti non raddoppiano e carichi e consegni come vuoi, ma per le aste serve il conto esatto.

edition-modern-name = Moderna
edition-modern-about = Il gioco del 2007: euro, due dadi di cui ne usi uno, traghetti, e aste che fanno il giro del tavolo.

edition-modern-ja-name = Moderna, alla giapponese
edition-modern-ja-about = Il gioco del 2007 con le regole giapponesi. Metti il camion prima di vedere i tuoi incarichi, e caricare non chiude il turno.

edition-manual-name = Manuale
edition-manual-about = Un dado e le carte evento classiche sulla mappa grande con i traghetti. In ogni turno carichi o consegni un solo incarico.

edition-junior-name = Junior
edition-junior-about = Il gioco per bambini, dagli otto anni: cinque incarichi a testa, niente aste e niente rimorchi. Basta guidare, prendere e consegnare.
