/** @see ../en/admin.ts */
import { format } from "./notation.ts";

const { date, number } = format;

const REPORTS: Readonly<Record<string, string>> = {
  offensive: "beleidigend",
  copied: "kopiert",
  misleading: "irreführend",
  other: "etwas anderes",
};

export const admin = {
  title: "Verwaltung",
  navigation: "Seiten",
  editor: "Editor",
  account: "Konto",
  loading: "Wird geladen",
  refresh: "Daten aktualisieren",
  views: "Ansichten",
  stats: "Statistik",
  users: "Personen",
  images: "Bilder",
  submissions: "Einreichungen",
  more: "Mehr zeigen",

  count: (amount: number) => number(amount),
  share: (amount: number, whole: number) =>
    number(whole === 0 ? 0 : amount / whole, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  percent: (amount: number, whole: number) => {
    const share = whole === 0 ? 0 : amount / whole;
    return share > 0 && share < 0.005 ? "< 1 %" : number(share, { style: "percent" });
  },
  day: (time: Date) => date(time, { dateStyle: "medium" }),
  moment: (time: Date) => date(time, { dateStyle: "medium", timeStyle: "short" }),
  size: (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1024)))} KB`,
  answer: (value: string) => value.replace(/(?<=\p{L})-(?=\p{L})/gu, " "),

  figures: {
    users: "Personen insgesamt",
    proUsers: "Mit Pro",
    conversion: (share: string) => `${share} gewechselt`,
    onboarded: "Einrichtung abgeschlossen",
    completion: (share: string) => `${share} abgeschlossen`,
    images: "Bilder insgesamt",
    exported: "exportiert",
  },
  breakdowns: {
    crafts: "Tätigkeiten",
    primaryUseCases: "Hauptzwecke",
    imageVolumes: "Bilder auf einmal",
    preferredPlatforms: "Bevorzugte Plattformen",
    places: "Verteilung nach Orten",
  },
  noAnswers: "Noch keine Antworten.",
  others: "alle anderen",

  columns: {
    name: "Name",
    email: "E-Mail",
    craft: "Tätigkeit",
    location: "Ort",
    status: "Status",
    joined: "Seit",
  },
  none: "—",
  search: {
    label: "Personen suchen",
    placeholder: "Adresse oder Name",
    nothing: "Niemand entspricht Ihrer Suche.",
  },
  files: { users: "CSV herunterladen", newsletter: "CSV des Newsletters herunterladen", audit: "Protokoll" },
  user: {
    save: "Speichern",
    plan: "Tarif",
    administrator: "Verwaltung",
    endSessions: "Sitzungen beenden",
    sessionsEnded: (name: string) => `Alle Sitzungen von ${name} sind beendet.`,
    sessionsNotEnded: "Die Sitzungen konnten nicht beendet werden. Versuchen Sie es erneut.",
    ownRole: "Ihre eigene Rolle in der Verwaltung können Sie nicht entfernen.",
  },

  exports: { title: "Gerahmte Bilder", none: "Noch keine gerahmten Bilder." },
  originals: { title: "Hochgeladene Originale", none: "Noch keine Originale." },
  open: (file: string) => `${file} öffnen`,
  facts: (size: string, day: string) => `${size}, ${day}`,

  reviews: {
    open: (count: number) => `${number(count)} offen. Wer abgelehnt wird, liest den Grund.`,
    states: { label: "Zeigen", open: "Offen", approved: "Auf der Seite" },
    none: { open: "Kein Look wartet auf eine Antwort.", approved: "Auf der Seite sind keine Looks." },
    by: (author: string, day: string) => (author === "" ? day : `${author}, ${day}`),
    anonymous: "Konto gelöscht",
    approve: "Freigeben",
    decline: "Ablehnen",
    takeDown: "Von der Seite nehmen",
    of: (action: string, name: string) => `${action}: ${name}`,
    reasonFor: (name: string) => `„${name}“ ablehnen`,
    reason: "Grund, für den Urheber",
    approved: (name: string) => `„${name}“ ist auf der Seite`,
    declined: (name: string) => `„${name}“ abgelehnt`,
    reports: (reasons: readonly string[]) => `Gemeldet: ${format.list(reasons)}`,
    reported: (reason: string, count: number) => `${REPORTS[reason] ?? reason} (${number(count)})`,
    failed: "Die Entscheidung konnte nicht gespeichert werden. Versuchen Sie es erneut.",
  },

  failures: {
    submissions: "Die Einreichungen konnten nicht geladen werden.",
    statistics: "Die Statistik konnte nicht geladen werden.",
    users: "Die Personen konnten nicht geladen werden.",
    change: "Die Änderung konnte nicht gespeichert werden.",
    images: "Die Bilder konnten nicht geladen werden.",
    signedOut: "Nicht angemeldet",
    noAnswer: "Der Server antwortet nicht. Versuchen Sie es gleich noch einmal.",
  },
};
