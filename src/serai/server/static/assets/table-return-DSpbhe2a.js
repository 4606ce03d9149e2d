var e=`

web-continue = Continua la partita
web-continue-with = contro { $players }
web-continue-waiting = I tuoi ospiti non sono ancora arrivati
web-back = Bentornato
web-continue-all = Tutte le partite ({ $count })
web-last-results = Ultimi risultati


web-reminders = Quando tocca a te
web-notices = Avvisi del browser
web-notices-told = Finché questa pagina è aperta in secondo piano, il browser può avvisarti.
web-notices-on = Il browser ti avviserà quando tocca a te.
web-notices-denied = Il browser non permette a questa pagina di mostrare avvisi. Puoi cambiarlo nelle sue impostazioni per questa pagina.
web-notices-none = Questo browser non mostra avvisi di una pagina.
web-notice-told = Tocca a te contro { $players }
`;export{e as default};