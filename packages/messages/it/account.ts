/** @see ../en/account.ts */
import type { account as English } from "../en/account.ts";
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const day = (instant: string): string => format.date(new Date(instant), { dateStyle: "long" });

/** Days that begin with a vowel, 8 and 11, elide the article. */
function onDay(instant: string): string {
  const written = day(instant);
  return /^(?:8|11)\D/u.test(written) ? `l’${written}` : `il ${written}`;
}

function lastUsed(time: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  const clock = format.date(time, { timeStyle: "short" });
  if (days <= 0) return `Oggi, ${clock}`;
  if (days === 1) return `Ieri, ${clock}`;
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return format.date(time, { day: "numeric", month: "long", ...year });
}

const DAY_MS = 24 * 60 * 60_000;

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

const WORDS = ["tre", "quattro", "cinque", "sei", "sette", "otto", "nove"];

/** @param count at least 3 */
function inWords(count: number): string {
  return WORDS[count - 3] ?? number(count);
}

function size(bytes: number): string {
  return `${number(bytes / 1e6, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;
}

function ended(count: number): string {
  if (count === 1) return "Termina questa sessione.";
  return count === 2 ? "Le termina entrambe, anche questa." : `Le termina tutte e ${inWords(count)}, anche questa.`;
}

export const account: typeof English = {
  title: "Account",
  back: "Torna all’editor",
  signOut: "Esci",
  since: (instant: string) => `Iscrizione: ${day(instant)}`,
  install: {
    title: "Installa l’app",
    remark: "Matte in una finestra propria, senza le barre del browser. Funziona senza rete.",
    steps: ["Tocca Condividi nella barra di Safari", "Scegli Aggiungi alla schermata Home"],
  },
  needsNetwork: "Per questo serve la rete.",
  plan: {
    title: "Piano",
    ends: (instant: string) => `Disdetto: termina ${onDay(instant)}.`,
    renews: (instant: string) => `Si rinnova ${onDay(instant)}. Disdici quando vuoi.`,
    support: (address: string) => rich(`Assistenza prioritaria: <address>${address}</address>`),
    manage: "Gestisci la fatturazione",
  },
  sessions: {
    title: "Sessioni",
    device: (browser: string | null, system: string | null) => {
      if (browser === null) return system ?? "Dispositivo sconosciuto";
      return system === null ? browser : `${browser} su ${system}`;
    },
    current: "Questo dispositivo, ora",
    lastUsed: (instant: string, now: Date) => lastUsed(new Date(instant), now),
    signOut: "Esci",
    signOutOf: (device: string) => `Esci da ${device}`,
    everywhere: "Esci ovunque",
    all: ended,
    failed: "Impossibile caricare le tue sessioni.",
    notEnded: "Impossibile terminare la sessione. Riprova.",
  },
  submissions: {
    title: "Look che hai proposto",
    states: { open: "In attesa di risposta", approved: "Sulla pagina", declined: "Rifiutato" },
    declined: (reason: string) => `Rifiutato: ${reason}`,
    withdraw: "Ritira",
    withdrawLook: (name: string) => `Ritira ${name}`,
    withdrawn: (name: string) => `“${name}” ritirato`,
    failed: "Impossibile caricare i look che hai proposto.",
    notWithdrawn: "Impossibile ritirare il look. Riprova.",
  },
  referral: {
    title: "Un mese per entrambi",
    figures: { opened: "aperture", joined: "iscrizioni", paid: "pagamenti" },
    count: (count: number) => number(count),
    text: "Chi arriva grazie a un tuo look e paga riceve un mese, e lo ricevi anche tu. Un link vale 30 giorni; le tue carte di pagamento non contano.",
    copyLink: "Copia il link a questo look",
    copied: "Link copiato",
    notCopied: "Impossibile copiare il link. Riprova.",
    note: "Apre il look che hai ora nell’editor. Dopo averne copiato uno qui, contano anche i link che copi nell’editor.",
  },
  pictures: {
    title: "Immagini",
    stored: (count: number, bytes: number) =>
      `${number(count)} ${plural(count, { one: "immagine", other: "immagini" })}, ${size(bytes)}`,
    text: "Una copia di ogni esportazione e una piccola anteprima di ogni foto che apri. Solo tu e chi amministra questo server potete vederle.",
    storeCopies: "Conserva copie delle esportazioni",
    deleteAll: "Elimina tutto",
    deleteNote: "Le foto sui tuoi dispositivi restano come sono.",
    deleted: "Immagini eliminate",
    failed: "Impossibile caricare ciò che è conservato.",
    notDeleted: "Impossibile eliminare le immagini. Riprova.",
  },
  data: {
    title: "I tuoi dati",
    text: "Tutto ciò che è conservato su di te, in un unico file JSON: il tuo indirizzo, le tue risposte, le impostazioni dell’account e quando hai effettuato l’accesso.",
    download: "Scarica i miei dati",
    failed: "Impossibile scaricare i tuoi dati. Riprova.",
  },
  deletion: {
    title: "Elimina il tuo account",
    text: "Elimina il tuo account e tutto ciò che vi è conservato. Non si può annullare.",
    open: "Elimina account…",
    losses: {
      introduction: "Viene eliminato subito e per sempre:",
      list: [
        "Il tuo indirizzo e il collegamento al tuo accesso",
        "Le tue risposte, i tuoi crediti e il luogo predefinito",
        "Impostazioni, preimpostazioni e un logo conservati nell’account",
        "Anteprime ed esportazioni conservate sul server",
        "Il tuo indirizzo nell’elenco della newsletter",
        "Tutte le sessioni e le modifiche ancora da inviare",
      ],
      remains: "Prima viene disdetto un eventuale piano a pagamento. Le foto sui tuoi dispositivi restano come sono.",
    },
    confirmation: "elimina",
    confirm: (word: string) => rich(`Scrivi <word>${word}</word> per confermare`),
    delete: "Elimina account",
  },
};
