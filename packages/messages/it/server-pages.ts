/** @see ../en/server-pages.ts */
import type { serverPages as English } from "../en/server-pages.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

export const serverPages: typeof English = {
  signIn: {
    title: "Accedi",
    signedIn: "Accesso effettuato",
    closeWindow: "Hai effettuato l’accesso. Puoi chiudere questa finestra.",
    notSignedIn: "Accesso non effettuato",
    back: "Torna a Matte",
    failures: {
      cancelled: "L’accesso è stato annullato.",
      expired: "Questo accesso è scaduto, è già stato usato o è stato avviato in un altro browser.",
      unverified: "L’indirizzo e-mail del tuo account non è verificato.",
      rejected: "L’accesso non è riuscito.",
      unreachable: "Il servizio di identità non risponde.",
    },
  },
  provider: {
    notice:
      "Questo è l’accesso proprio di Matte, per sviluppo e prove. Accetta qualsiasi indirizzo e non vi invia niente.",
    email: "E-mail",
    emailInvalid: "Inserisci un indirizzo come ada@example.com.",
    submit: "Continua",
    broken: "Questo accesso non può continuare",
    expired: "È scaduto o è stato avviato in un altro browser.",
  },
  privateFront: {
    title: "Privato",
    heading: "Il tuo Matte",
    photosStay:
      "Le foto vengono incorniciate in questo browser. Non vengono mai inviate da nessuna parte, nemmeno a questo server.",
    onThisMachine: "Solo questo computer può aprire queste pagine.",
    behindPassword: "Solo chi conosce la password può aprire queste pagine.",
    open: "Apri l’editor",
    help: "Aiuto",
  },
  password: {
    title: "Password",
    heading: "Matte",
    notice: "Questo Matte è privato. Inserisci la sua password.",
    label: "Password",
    submit: "Continua",
    wrong: "La password non è questa. Riprova.",
    busy: "Al momento provano troppe persone. Riprova tra qualche secondo.",
    tooMany: (seconds: number) =>
      `Troppi tentativi. Riprova tra ${number(seconds)} ${plural(seconds, { one: "secondo", other: "secondi" })}.`,
  },
  checkout: {
    title: "Pagamento di sviluppo",
    notice: "Questo è il pagamento proprio di Matte, per sviluppo e prove. Non preleva denaro.",
    order: (price: string, billing: string, email: string) => `${price} al mese, ${billing}, per ${email}`,
    pay: "Paga (prova)",
    cancel: "Annulla",
    noSubscription: "Non paghi nessun piano.",
    subscribedTo: "Paghi",
    cancelSubscription: "Disdici l’abbonamento (prova)",
    back: "Torna al tuo account",
  },
};
