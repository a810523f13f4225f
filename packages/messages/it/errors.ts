/** @see ../en/errors.ts */
import type { ErrorMessages } from "../error-text.ts";
import { format } from "./notation.ts";

const { list, number, plural } = format;

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

const PLAN_REQUIRED = {
  settings: "Conservare le impostazioni nell’account fa parte di Pro.",
  logo: "Un logo personale fa parte di Pro.",
  presets: "I look personali fanno parte di Studio.",
  profiles: "Avere più di un profilo fa parte di Pro.",
} as const;

const NOT_READY = {
  stopping: "Il server si sta arrestando.",
  pages: "Le pagine non sono state generate.",
  database: "Il database non risponde.",
  "data-folder": "La cartella dei dati è piena o non è scrivibile.",
  "image-folder": "La cartella dell’archivio immagini non è scrivibile.",
  "image-store": "L’archivio immagini non risponde.",
  "image-checker": "Impossibile controllare le immagini.",
} as const;

export const errors: ErrorMessages = {
  "http-invalid": "Questa non è una richiesta HTTP valida.",
  "body-invalid": "Impossibile leggere il contenuto della richiesta.",
  "body-too-large": "La richiesta è troppo grande.",
  "media-type-unsupported": "Questo tipo di contenuto non è supportato.",
  "request-timeout": "La richiesta ha impiegato troppo tempo ad arrivare.",
  "route-not-found": "A questo indirizzo non c’è niente.",
  "method-not-allowed": ({ methods }) => `Questo indirizzo accetta solo ${list(methods)}.`,
  "rate-limited": ({ seconds }) =>
    `Troppe richieste. Riprova tra ${number(seconds)} ${plural(seconds, { one: "secondo", other: "secondi" })}.`,

  unauthenticated: "Prima devi accedere.",
  "other-user-signed-in": "È connesso un altro utente.",
  "token-required": "Serve un token valido.",
  forbidden: "Non hai accesso a questo contenuto.",
  "cross-site": "Questa richiesta arriva da un altro sito.",
  "local-only":
    "Questa funzione serve allo sviluppo, sul computer su cui gira il server. Per aprirlo ad altri, imposta PUBLIC_URL e gli account dei tuoi fornitori.",
  "plan-required": ({ feature }) => PLAN_REQUIRED[feature],

  invalid: ({ field }) => (field === null ? "La richiesta non è valida." : `Il campo “${field}” non è valido.`),
  "field-protected": ({ field }) => `Il campo “${field}” non si può modificare qui.`,
  "nothing-to-change": "Non c’è niente da modificare.",
  "cursor-invalid": "Questa pagina dell’elenco non esiste.",

  "user-not-found": "Questo utente non esiste.",
  "answers-of-another-user": "Queste risposte appartengono a un altro utente.",
  "own-role": "Non puoi toglierti il ruolo di amministrazione. Chiedi a un’altra persona che lo ha.",
  "sign-in-too-old": "Hai effettuato l’accesso più di 24 ore fa. Per continuare, accedi di nuovo.",
  "session-not-found": "Questa sessione è già terminata.",
  "device-code-not-found":
    "Nessun dispositivo è in attesa con questo codice. Controllalo, o richiedine uno nuovo dal dispositivo.",

  "preset-not-found": "Questo look è stato eliminato altrove, quindi non si può rinominare.",
  "preset-name-taken": ({ name }) => `Esiste già un look di nome “${name}”. Scegli un altro nome.`,
  "too-many-presets": ({ limit }) => `Puoi conservare ${number(limit)} look personali. Eliminane uno che non usi più.`,
  "too-many-profiles": ({ limit }) => `Puoi conservare ${number(limit)} profili. Eliminane uno che non usi più.`,
  "look-not-found": "Questo look non esiste.",
  "look-withdrawn": "Questo look è stato ritirato.",
  "submission-not-found": "Questa proposta è stata ritirata, oppure ha già ricevuto una risposta.",
  "too-many-submissions": ({ limit }) =>
    `Possono essere in attesa di risposta al massimo ${number(limit)} dei tuoi look. Ritirane uno, oppure aspetta.`,

  "logo-not-found": "Questo logo non esiste.",
  "logo-invalid": ({ side }) =>
    `Un logo deve essere un PNG completo, con al massimo ${number(side)} pixel sul lato più lungo.`,

  "form-expected": "Invia le immagini come multipart/form-data.",
  "form-invalid": "Impossibile leggere il modulo.",
  "file-missing": "Il modulo non ha nessun file nel campo “file”.",
  "file-empty": "Il file è vuoto.",
  "file-too-large": ({ bytes }) => `Il file supera ${number(bytes / MEGABYTE)} MB.`,
  "image-not-found": "Questa immagine non esiste.",
  "image-damaged": "L’immagine è danneggiata.",
  "image-too-slow": "La lettura dell’immagine richiede troppo tempo.",
  "image-format-unsupported": "Questa non è un’immagine JPEG, PNG o WebP.",
  "image-animated": "L’immagine ha più di un fotogramma.",
  "image-too-large": ({ pixels }) => `L’immagine supera ${number(pixels / MEGAPIXEL)} megapixel.`,
  "storage-full": "Non c’è più spazio per le tue immagini.",
  "image-not-stored": "Impossibile archiviare l’immagine. Riprova tra poco.",
  "image-not-checked": "Impossibile controllare l’immagine. Riprova tra poco.",
  "copies-not-wanted": "Il tuo account non conserva copie delle esportazioni.",
  "image-checker-busy": "Ci sono troppe immagini da controllare. Riprova tra poco.",

  "offer-not-found": "Questo piano non è in vendita.",
  "nothing-bought": "Non c’è niente da gestire: qui non hai acquistato nessun piano.",
  "checkout-closed": "Su questo server non si può cambiare piano.",
  "payments-unavailable": "Il servizio di pagamento non risponde. Non ti è stato addebitato niente. Riprova tra poco.",
  "subscription-not-cancelled":
    "Impossibile disdire il tuo abbonamento, quindi non è stato eliminato niente. Riprova tra poco, o chiedi all’assistenza.",
  "signature-invalid": "Questa richiesta non è firmata da Stripe.",
  "payment-state-unavailable": "Impossibile leggere da Stripe lo stato dei pagamenti.",

  "email-invalid": "Inserisci un indirizzo come ada@example.com.",
  "confirmation-expired": "Questo link è scaduto. Iscriviti di nuovo per riceverne un altro.",
  "consent-required": "Spunta la casella per accettare di ricevere la newsletter.",

  "server-busy": "Il server è occupato. Riprova tra poco.",
  "disk-full": "Il server non ha più spazio. Riprova più tardi.",
  "data-unavailable": "Al momento il server non raggiunge i suoi dati. Riprova tra poco.",
  "not-ready": ({ reason }) => NOT_READY[reason],
  internal: "Sul server qualcosa è andato storto.",
};
