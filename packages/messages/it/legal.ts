/** The English text prevails. @see ../en/legal.ts */
import type { legal as English } from "../en/legal.ts";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

const terms: (typeof English)["terms"] = (prices) => ({
  title: "Condizioni",
  summary:
    "Le tue immagini sono tue. Paghi il piano che scegli, e puoi andartene quando vuoi. Manteniamo onesto il software e non promettiamo niente che non possiamo mantenere. Fa fede il testo inglese.",
  clauses: {
    product: {
      title: "Che cos’è Matte",
      text: [
        "Matte incornicia foto: aggiunge un bordo, un filetto, una didascalia e un logo, e scrive un JPEG o un PNG. Il lavoro lo fa il tuo browser. “Noi” siamo le persone che gestiscono il server da cui viene questa pagina.",
        rich(
          "Matte contiene software e caratteri di altri. Le loro licenze sono nelle <notices>note sui componenti di terzi</notices>.",
        ),
        "I nomi dei luoghi vengono da GeoNames (geonames.org), abbreviati, con licenza Creative Commons CC BY 4.0 (creativecommons.org/licenses/by/4.0).",
      ],
    },
    pictures: {
      title: "Le tue immagini",
      text: [
        rich(
          "Ciò che incornici e ciò che esporti resta tuo. Non ci concedi alcun diritto, salvo quello di conservare le copie elencate nella <privacy>pagina sulla privacy</privacy>, perché il servizio funzioni. Spetta a te avere il diritto di incorniciare e pubblicare un’immagine, e rispondi dei nomi che vi stampi sotto.",
        ),
        "Le esportazioni con il piano Free hanno una piccola filigrana. I piani a pagamento includono i diritti di uso commerciale: ciò che esporti con essi puoi venderlo, stamparlo e pubblicarlo senza chiedercelo.",
      ],
    },
    account: {
      title: "Il tuo account",
      text: [
        "Accedi con il tuo account Google. Non condividerlo. Non usare Matte per conservare contenuti illeciti, per danneggiare il servizio o per accedere a ciò che appartiene ad altri; possiamo chiudere gli account che lo fanno.",
      ],
    },
    payment: {
      title: "Piani e pagamento",
      text: [
        `${prices} I prezzi sono in dollari USA. Un piano si rinnova finché non lo disdici, cosa che puoi fare in ogni momento nel tuo account; resta poi attivo fino alla fine del periodo che hai pagato. Entro 30 giorni da un pagamento lo rimborsiamo, se ce lo chiedi.`,
      ],
    },
    liability: {
      title: "Che cosa non promettiamo",
      text: [
        "Il software viene fornito così com’è. A volte può non essere disponibile, e può avere difetti. Conserva i tuoi originali: Matte non è un archivio, e non modifica mai i file sul tuo disco. Nei limiti consentiti dalla legge, ti dobbiamo al massimo ciò che hai pagato negli ultimi dodici mesi.",
      ],
    },
    changes: {
      title: "Modifiche",
      text: [
        "Quando queste condizioni cambiano, modifichiamo questa pagina e la data in fondo. Ciò che hai pagato mantiene le sue condizioni fino al rinnovo.",
      ],
    },
  },
});

const privacy: (typeof English)["privacy"] = {
  title: "Privacy",
  summary:
    "Le foto vengono incorniciate nel tuo browser. Il server conserva il tuo account, piccole anteprime di ciò che carichi e copie di ciò che esporti, finché non elimini queste o il tuo account; le copie si possono disattivare. Non condividiamo né vendiamo niente, e non tracciamo nessuno. Fa fede il testo inglese.",
  clauses: {
    browser: {
      title: "Che cosa resta da te",
      text: [
        "I file che apri vengono letti e incorniciati nel tuo browser; i file stessi non vengono inviati da nessuna parte. Le tue impostazioni, la scelta tra chiaro e scuro e le immagini in attesa di invio restano nella memoria del tuo browser. Quando esci, i tuoi dati lì vengono cancellati, comprese le immagini in attesa. Restano soltanto il tema e le modifiche alle tue risposte e impostazioni che devono ancora essere inviate.",
        "Se apri un look che un account fa circolare tramite un link con il suo codice, il tuo browser conserva questo codice per 30 giorni. Viene inviato solo con un nuovo account che crei in quel periodo, e un numero nell’account di chi lo ha inviato dice che il link è stato aperto.",
      ],
    },
    server: {
      title: "Che cosa conserva il server",
      text: [
        [
          "Il tuo account: indirizzo, nome e identità come li fornisce Google, la data di iscrizione e il tuo piano.",
          "Le tue risposte alle sette domande, con i tuoi crediti e il luogo.",
          "Con i piani a pagamento, le impostazioni dell’editor e il tuo logo, e con Studio le tue preimpostazioni, perché ti seguano.",
          "I tuoi profili: nomi, crediti, diritti, luoghi e artisti che vi hai scritto, con i loro look. I numeri di serie delle fotocamere restano nel tuo browser, come hash.",
          "Per ogni foto che carichi, il nome del file e un’anteprima: un JPEG di 600 pixel per lato, con del bianco intorno alla foto.",
          "Per ogni esportazione, il nome del file e l’immagine incorniciata: come l’hai esportata, o con un lato lungo di 4096 pixel se supera 120 megapixel o 50 MB.",
          "I momenti in cui hai effettuato l’accesso, i nomi dei browser e dei dispositivi con cui lo hai fatto e, per 90 giorni, gli identificativi delle modifiche che hai inviato.",
          "I look che hai proposto per la pagina pubblica: nomi, descrizioni, nomi degli autori e link come li hai scritti, con la risposta che hai ricevuto. Quelli approvati sono pubblici, con immagini delle nostre foto. Delle segnalazioni dei visitatori si conservano solo il numero e il motivo; delle loro prove, solo il numero.",
          "Se fai circolare look tramite link con il tuo codice: il codice, quante volte i link sono stati aperti e gli account arrivati grazie ad essi. Se sei arrivato tramite un link del genere: quando, e di chi; quando paghi, il pagamento e un hash che distingue la tua carta dalle altre, perché ognuna conti una volta sola. Chi invia i link vede soltanto numeri.",
          "Quando hai acquistato un piano, il tuo numero presso il servizio di pagamento e la data fino a cui il piano è pagato.",
        ],
        "Se ti sei iscritto alla newsletter, il tuo indirizzo e i momenti in cui hai acconsentito e confermato sono nel suo elenco, che tu abbia un account o no.",
        "Solo tu e chi amministra questo server potete vedere questi dati. Anteprime e immagini incorniciate vengono inviate e conservate senza dati di scatto, luoghi o nomi nel file; ciò che è stampato nell’immagine è nell’immagine. Nella pagina dell’account puoi eliminarle tutte, e disattivare la conservazione delle copie. Il file che esporti è diverso: contiene ciò che hai stampato e i dati di scatto, e la tua posizione solo se hai scelto di mantenerla.",
      ],
    },
    duration: {
      title: "Per quanto tempo",
      text: [
        "Finché non lo elimini. L’eliminazione del tuo account, nella pagina dell’account, rimuove l’account e tutto ciò che vi è conservato, comprese tutte le immagini, e toglie il tuo indirizzo dall’elenco della newsletter. Il link in ogni newsletter fa soltanto quest’ultima cosa. Una sessione termina quando esci, o dopo un certo tempo senza uso; un dispositivo collegato con un codice conserva il tuo piano e il tuo indirizzo fino a 30 giorni.",
        "Due cose restano più a lungo. Le copie di sicurezza di questo server contengono ciò che esisteva quando sono state fatte, finché non vengono a loro volta eliminate. Un registro di ciò che chi amministra ha fatto agli account conserva il numero dell’account, che non si può più ricondurre a una persona.",
        "Un tuo look pubblico se ne va con l’account, o resta senza il tuo nome e il tuo link, come hai scelto per esso. Un look ritirato lascia soltanto il suo indirizzo, che lo dice. Se ti sei iscritto tramite il link di un altro utente, il suo conteggio continua a includerti, con il numero del pagamento e l’hash della carta.",
      ],
    },
    cookies: {
      title: "Cookie e registri",
      text: [
        "Un cookie registra che hai effettuato l’accesso; un altro, per dieci minuti, che hai iniziato a farlo. Script e altri siti non possono leggere né l’uno né l’altro, e non ce ne sono altri. Il registro del server contiene metodo, percorso, stato e ora di una richiesta; gli accessi e le richieste rifiutate hanno anche il numero casuale del tuo account, e nient’altro su di te. Gli indirizzi di rete vengono contati al massimo per un’ora, per prevenire abusi, e poi dimenticati. Quello di un dispositivo che chiede di essere collegato ti viene mostrato, e conservato finché non decidi, o per un’ora e dieci minuti. Non ci sono tracciatori, pubblicità o statistiche di terzi; caratteri e immagini vengono da questo server.",
      ],
    },
    others: {
      title: "Chi altro è coinvolto",
      text: [
        "Google viene a sapere che accedi qui, e ci fornisce il tuo indirizzo e il tuo nome. Stripe riceve i pagamenti: noi non vediamo mai il numero della tua carta. Entrambe le cose valgono solo quando li usi. Il servizio che invia per noi la newsletter ha gli indirizzi del suo elenco. I tuoi dati vengono trattati in modo sicuro e mai condivisi con nessun altro.",
      ],
    },
    rights: {
      title: "I tuoi diritti",
      text: [
        "Nella pagina del tuo account puoi leggere e modificare ciò che ci hai detto, scaricare in un unico file tutto ciò che è conservato su di te, ed eliminarlo per intero. Per ogni altra cosa, scrivi a chi gestisce questo server.",
      ],
    },
  },
};

export const legal: typeof English = {
  editor: "Apri l’editor",
  navigation: "Note legali",
  terms,
  privacy,
  lastChanged: (date: Date) => `Ultima modifica: ${format.date(date, { dateStyle: "long", timeZone: "UTC" })}.`,
  newsletter: {
    title: "Newsletter",
    summary: "Le novità di Matte e idee per incorniciare fotografie. Al massimo un’uscita al mese.",
    subscription: "Iscrizione",
    subscribed: {
      title: "Sei nell’elenco.",
      text: "Ti invieremo la prossima newsletter. Ognuna ha un link per annullare l’iscrizione.",
    },
    sent: {
      title: "Controlla la posta.",
      text: "Abbiamo inviato un link al tuo indirizzo. Aprilo entro due giorni per confermare l’iscrizione. Se non arriva niente, guarda nella cartella dello spam, o riprova tra un’ora.",
    },
    rejected: {
      title: "Iscrizione non riuscita.",
      text: "Controlla l’indirizzo, spunta la casella e riprova tra un minuto.",
    },
    email: "E-mail",
    consent: "Accetto di ricevere la newsletter. Posso annullare l’iscrizione in ogni momento.",
    submit: "Iscriviti",
    busy: "Iscrizione in corso…",
    stored: {
      title: "Che cosa conserviamo",
      text: [
        rich(
          "Il tuo indirizzo e i momenti in cui hai acconsentito e confermato, finché non annulli l’iscrizione. Un indirizzo non confermato entro due giorni viene eliminato, dove questo server chiede una conferma. Li usiamo solo per la newsletter; i dettagli sono nella <privacy>pagina sulla privacy</privacy>. Non serve un account.",
        ),
      ],
    },
  },
  confirm: {
    title: "Conferma l’iscrizione",
    summary: "Un clic, e ricevi la newsletter: al massimo un’uscita al mese.",
    clause: "Conferma",
    submit: "Conferma",
    done: {
      title: "Sei nell’elenco.",
      text: "Ti invieremo la prossima newsletter. Ognuna ha un link per annullare l’iscrizione.",
    },
    expired: {
      title: "Questo link è scaduto.",
      text: rich("I link valgono due giorni. Per averne uno nuovo, <newsletter>iscriviti di nuovo</newsletter>."),
    },
    failed: {
      title: "Impossibile confermare l’iscrizione.",
      text: "Riprova tra un minuto.",
    },
  },
  unsubscribe: {
    title: "Lascia la newsletter",
    summary: "Un clic, e non ricevi più la newsletter. Il tuo indirizzo viene eliminato dall’elenco.",
    clause: "Annulla l’iscrizione",
    submit: "Annulla l’iscrizione",
    done: {
      title: "Iscrizione annullata.",
      text: rich(
        "L’indirizzo a cui era stato inviato il link non è nell’elenco. Per ricevere di nuovo la newsletter, <newsletter>iscriviti</newsletter>.",
      ),
    },
    failed: {
      title: "Impossibile annullare l’iscrizione.",
      text: "Sei ancora nell’elenco. Riprova tra un minuto.",
    },
  },
};
