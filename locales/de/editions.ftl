# Die Ausgaben: ein Name, und was dich bei jeder erwartet.

edition-classic-name = Klassisch
edition-classic-about = Das Spiel von 1987: D-Mark, ein Würfel, ein Lkw je Feld, und Versteigerungen, bei denen alle durcheinanderrufen.

edition-classic-cz-name = Klassisch, tschechische Art
edition-classic-cz-about = Das Spiel von 1987 nach den tschechischen Regeln. Schulden werden nicht verdoppelt, und du lädst und lieferst nach Belieben; dafür braucht eine Versteigerung die genaue Zahl.

edition-modern-name = Modern
edition-modern-about = Das Spiel von 2007: Euro, zwei Würfel, von denen du einen fährst, Fähren, und Versteigerungen reihum.

edition-modern-ja-name = Modern, japanische Art
edition-modern-ja-about = Das Spiel von 2007 nach den japanischen Regeln. Du stellst deinen Lkw auf, bevor du deine Aufträge siehst, und Laden beendet den Zug nicht.

edition-manual-name = Handbuch
edition-manual-about = Ein Würfel und die klassischen Ereigniskarten auf dem großen Plan mit den Fähren. In jedem Zug lädst oder lieferst du nur einen Auftrag.

edition-junior-name = Junior
edition-junior-about = Das Kinderspiel, ab acht Jahren: fünf Aufträge für jeden, keine Versteigerungen und keine Anhänger. Einfach fahren, nehmen und liefern.
