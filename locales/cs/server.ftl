# Co server odpoví, když se něco neprovede. Ke každému kódu jedna věta; ukazuje je stránka.

server-error-not-text = Zpráva není text.
server-error-bad-message = Server téhle zprávě nerozumí. Stránka je možná zastaralá: načti ji znovu.
server-error-bad-version = Stránka a server mluví různými verzemi. Načti stránku znovu.
server-error-stale = U stolu se mezitím hrálo dál.
server-error-not-your-seat = To místo není tvoje.
server-error-no-seat = Takové místo tu není.
server-error-no-index = Na výběr je { $choices } možností a { $index } mezi nimi není.
server-error-refused = To pravidla nedovolují.
server-error-no-undo = { $why ->
        [floor] Mezitím přišly kostky, karty nebo jiný hráč. Všichni společně se ale vrátit můžete.
        [not-yours] Poslední krok nebyl tvůj.
       *[nothing] Není co vzít zpět.
    }
server-error-not-playing = Hra ještě nezačala.
server-error-begun = Hra už začala.
server-error-over = Hra skončila.
server-error-not-over = Hra ještě neskončila.
server-error-host-only = To může jen ten, kdo stůl otevřel.
server-error-seats-free = Některá místa jsou ještě volná.
server-error-seat-taken = To místo je obsazené.
server-error-bad-key = Tenhle odkaz k tomu místu nepatří.
server-error-proposed = Už tu jeden návrh je; nejdřív odpověz na něj.
server-error-no-proposal = Ten návrh už tu není.
server-error-bad-proposal = To se teď navrhnout nedá.
server-error-bad-order = Takový příkaz teď nedává smysl.
server-error-bad-name = Jméno má 1 až { $most } znaků.
server-error-bad-text = Dovoleno je nejvýš { $most } znaků bez zalomení řádku.
server-error-seed-shared = Semínko kostek lze zvolit, jen když všichni sedí u jednoho zařízení.
server-error-time-up = Tvůj čas vypršel; dál za tebe hraje bot.
server-error-bot-drives = Právě za tebe řídí bot; nejdřív si vezmi volant zpět.
server-error-bad-request = Server tenhle požadavek nepřečte.
server-error-bad-number = „{ $name }“ musí být od { $least } do { $most }.
server-error-bad-seats = Stůl má { $least } až { $most } míst.
server-error-colour-twice = Každé místo potřebuje vlastní barvu.
server-error-bad-rules = Tahle pravidla nejdou dohromady.
server-error-bad-setup = Takhle stůl připravit nejde.
server-error-bad-record = Řádek { $line } záznamu je vadný.
server-error-no-edition = Taková edice není.
    .near = Taková edice není. Myslíš { $near }?
server-error-no-table = Takový stůl není.
server-error-no-record = Takový záznam není.
server-error-not-found = Na téhle adrese nic není.
server-error-no-page = Tento server byl sestaven bez své stránky. Všechno ostatní funguje, například aufachse play.
server-error-no-code = Tenhle kód je špatný, použitý nebo příliš starý.
server-error-origin = Tenhle požadavek nepřichází ze stránky hry.
server-error-too-many = Příliš mnoho najednou. Chvíli počkej a zkus to znovu.
server-error-too-long = To je příliš dlouhé.
server-error-too-slow = Spojení je příliš pomalé. Naváže se znovu.
server-error-silent = Příliš dlouho o tobě nebylo slyšet.
server-error-full = Server je plný. Zkus to později.
server-error-going-down = Server se spouští znovu. Zkus to za chvíli.
server-error-storage = Server to nedokázal uložit. Nic se nezměnilo.
