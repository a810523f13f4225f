/** @see ../en/admin.ts */
import type { admin as English } from "../en/admin.ts";
import { format } from "./notation.ts";

const { date, list, number, plural } = format;

const REPORTS: Readonly<Record<string, string>> = {
  offensive: "offensivo",
  copied: "copiato",
  misleading: "ingannevole",
  other: "altro",
};

export const admin: typeof English = {
  title: "Amministrazione",
  navigation: "Pagine",
  editor: "Editor",
  account: "Account",
  loading: "Caricamento",
  refresh: "Aggiorna i dati",
  views: "Viste",
  stats: "Statistiche",
  users: "Utenti",
  images: "Immagini",
  submissions: "Proposte",
  more: "Mostra altro",

  count: (amount: number) => number(amount),
  share: (amount: number, whole: number) =>
    number(whole === 0 ? 0 : amount / whole, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  percent: (amount: number, whole: number) => {
    const share = whole === 0 ? 0 : amount / whole;
    return share > 0 && share < 0.005 ? "<1%" : number(share, { style: "percent" });
  },
  day: (time: Date) => date(time, { dateStyle: "medium" }),
  moment: (time: Date) => date(time, { dateStyle: "medium", timeStyle: "short" }),
  size: (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1024)))} KB`,
  answer: (value: string) => value.replace(/(?<=\p{L})-(?=\p{L})/gu, " "),

  figures: {
    users: "Utenti totali",
    proUsers: "Utenti Pro",
    conversion: (share: string) => `conversione: ${share}`,
    onboarded: "Configurazioni completate",
    completion: (share: string) => `completamento: ${share}`,
    images: "Immagini totali",
    exported: "esportate",
  },
  breakdowns: {
    crafts: "Attività",
    primaryUseCases: "Usi principali",
    imageVolumes: "Quantità di immagini",
    preferredPlatforms: "Piattaforme preferite",
    places: "Distribuzione geografica",
  },
  noAnswers: "Ancora nessuna risposta.",
  others: "tutti gli altri",

  columns: {
    name: "Nome",
    email: "E-mail",
    craft: "Attività",
    location: "Luogo",
    status: "Stato",
    joined: "Iscrizione",
  },
  none: "—",
  search: {
    label: "Cerca utenti",
    placeholder: "Indirizzo o nome",
    nothing: "Nessun utente corrisponde alla ricerca.",
  },
  files: { users: "Scarica CSV", newsletter: "Scarica CSV della newsletter", audit: "Registro attività" },
  user: {
    save: "Salva",
    plan: "Piano",
    administrator: "Amministrazione",
    endSessions: "Termina le sessioni",
    sessionsEnded: (name: string) => `Tutte le sessioni di ${name} sono terminate.`,
    sessionsNotEnded: "Impossibile terminare le sessioni. Riprova.",
    ownRole: "Non puoi toglierti il ruolo di amministrazione.",
  },

  exports: { title: "Immagini con passepartout", none: "Ancora nessuna immagine con passepartout." },
  originals: { title: "Originali caricati", none: "Ancora nessuna immagine originale." },
  open: (file: string) => `Apri ${file}`,
  facts: (size: string, day: string) => `${size}, ${day}`,

  reviews: {
    open: (count: number) =>
      `${number(count)} ${plural(count, { one: "aperta", other: "aperte" })}. Chi viene rifiutato legge il motivo.`,
    states: { label: "Mostra", open: "Aperte", approved: "Sulla pagina" },
    none: { open: "Nessun look aspetta una risposta.", approved: "Sulla pagina non ci sono look." },
    by: (author: string, day: string) => (author === "" ? day : `${author}, ${day}`),
    anonymous: "Account eliminato",
    approve: "Approva",
    decline: "Rifiuta",
    takeDown: "Togli dalla pagina",
    of: (action: string, name: string) => `${action}: ${name}`,
    reasonFor: (name: string) => `Rifiuta “${name}”`,
    reason: "Motivo, per chi lo ha proposto",
    approved: (name: string) => `“${name}” è sulla pagina`,
    declined: (name: string) => `“${name}” rifiutato`,
    reports: (reasons: readonly string[]) => `Segnalazioni: ${list(reasons)}`,
    reported: (reason: string, count: number) => `${REPORTS[reason] ?? reason} (${number(count)})`,
    failed: "Impossibile salvare la decisione. Riprova.",
  },

  failures: {
    submissions: "Impossibile caricare le proposte.",
    statistics: "Impossibile caricare le statistiche.",
    users: "Impossibile caricare gli utenti.",
    change: "Impossibile salvare la modifica.",
    images: "Impossibile caricare le immagini.",
    signedOut: "Accesso non effettuato",
    noAnswer: "Il server non risponde. Riprova tra poco.",
  },
};
