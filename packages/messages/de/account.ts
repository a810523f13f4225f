/** @see ../en/account.ts */
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const day = (instant: string): string => format.date(new Date(instant), { dateStyle: "long" });

function lastUsed(time: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  const clock = format.date(time, { timeStyle: "short" });
  if (days <= 0) return `Heute, ${clock}`;
  if (days === 1) return `Gestern, ${clock}`;
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return format.date(time, { day: "numeric", month: "long", ...year });
}

const DAY_MS = 24 * 60 * 60_000;

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

const WORDS = ["drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];

/** @param count at least 3 */
function inWords(count: number): string {
  return WORDS[count - 3] ?? number(count);
}

function size(bytes: number): string {
  return `${number(bytes / 1e6, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;
}

export const account = {
  title: "Konto",
  back: "Zurück zum Editor",
  signOut: "Abmelden",
  since: (instant: string) => `Seit ${day(instant)}`,
  install: {
    title: "App installieren",
    remark: "Matte in einem eigenen Fenster, ohne die Leisten des Browsers. Es geht auch ohne Netz.",
    steps: ["In Safaris Leiste auf Teilen tippen", "„Zum Home-Bildschirm“ wählen"],
  },
  needsNetwork: "Das braucht das Netz.",
  plan: {
    title: "Tarif",
    ends: (instant: string) => `Gekündigt: Er endet am ${day(instant)}.`,
    renews: (instant: string) => `Er verlängert sich am ${day(instant)}. Jederzeit kündbar.`,
    support: (address: string) => rich(`Bevorzugter Support: <address>${address}</address>`),
    manage: "Abrechnung verwalten",
  },
  sessions: {
    title: "Sitzungen",
    device: (browser: string | null, system: string | null) => {
      if (browser === null) return system ?? "Unbekanntes Gerät";
      return system === null ? browser : `${browser} auf ${system}`;
    },
    current: "Dieses Gerät, jetzt",
    lastUsed: (instant: string, now: Date) => lastUsed(new Date(instant), now),
    signOut: "Abmelden",
    signOutOf: (device: string) => `${device} abmelden`,
    everywhere: "Überall abmelden",
    all: (count: number) =>
      count < 3
        ? `Beendet ${count === 1 ? "diese Sitzung" : "beide, auch diese"}.`
        : `Beendet alle ${inWords(count)}, auch diese.`,
    failed: "Ihre Sitzungen konnten nicht geladen werden.",
    notEnded: "Die Sitzung konnte nicht beendet werden. Versuchen Sie es erneut.",
  },
  submissions: {
    title: "Eingereichte Looks",
    states: { open: "Wartet auf eine Antwort", approved: "Auf der Seite", declined: "Abgelehnt" },
    declined: (reason: string) => `Abgelehnt: ${reason}`,
    withdraw: "Zurückziehen",
    withdrawLook: (name: string) => `${name} zurückziehen`,
    withdrawn: (name: string) => `„${name}“ zurückgezogen`,
    failed: "Ihre eingereichten Looks konnten nicht geladen werden.",
    notWithdrawn: "Der Look konnte nicht zurückgezogen werden. Versuchen Sie es erneut.",
  },
  referral: {
    title: "Ein Monat für beide",
    figures: { opened: "geöffnet", joined: "beigetreten", paid: "bezahlt" },
    count: (count: number) => number(count),
    text: "Wer über einen Look von Ihnen kommt und bezahlt, bekommt einen Monat, und Sie auch. Ein Link zählt 30 Tage lang; Ihre eigenen Karten zählen nicht.",
    copyLink: "Link zu diesem Look kopieren",
    copied: "Link kopiert",
    notCopied: "Der Link konnte nicht kopiert werden. Versuchen Sie es erneut.",
    note: "Er öffnet den Look, den Ihr Editor gerade hat. Links, die Sie im Editor kopieren, zählen ebenfalls, sobald Sie hier einen kopiert haben.",
  },
  pictures: {
    title: "Bilder",
    stored: (count: number, bytes: number) =>
      `${number(count)} ${plural(count, { one: "Bild", other: "Bilder" })}, ${size(bytes)}`,
    text: "Eine Kopie jedes Exports und eine kleine Vorschau jedes Fotos, das Sie öffnen. Nur Sie und die Verwaltung dieses Servers können sie sehen.",
    storeCopies: "Kopien von Exporten speichern",
    deleteAll: "Alle löschen",
    deleteNote: "Fotos auf Ihren eigenen Geräten sind nicht betroffen.",
    deleted: "Bilder gelöscht",
    failed: "Was gespeichert ist, konnte nicht geladen werden.",
    notDeleted: "Die Bilder konnten nicht gelöscht werden. Versuchen Sie es erneut.",
  },
  data: {
    title: "Ihre Daten",
    text: "Alles, was über Sie gespeichert ist, als eine JSON-Datei: Ihre Adresse, Ihre Antworten, die Einstellungen in Ihrem Konto und wann Sie sich angemeldet haben.",
    download: "Meine Daten herunterladen",
    failed: "Ihre Daten konnten nicht heruntergeladen werden. Versuchen Sie es erneut.",
  },
  deletion: {
    title: "Konto löschen",
    text: "Löscht Ihr Konto und alles, was darin gespeichert ist. Das lässt sich nicht rückgängig machen.",
    open: "Konto löschen…",
    losses: {
      introduction: "Das wird sofort und endgültig gelöscht:",
      list: [
        "Ihre Adresse und die Verbindung zu Ihrer Anmeldung",
        "Ihre Antworten, Ihr Bildnachweis und Ihr üblicher Ort",
        "Einstellungen, Voreinstellungen und ein Logo in Ihrem Konto",
        "Vorschauen und Exporte auf dem Server",
        "Ihre Adresse auf der Liste des Newsletters",
        "Alle Sitzungen und Änderungen, die noch nicht gesendet sind",
      ],
      remains: "Ein bezahlter Tarif wird zuerst gekündigt. Fotos auf Ihren eigenen Geräten sind nicht betroffen.",
    },
    confirmation: "löschen",
    confirm: (word: string) => rich(`Geben Sie zur Bestätigung <word>${word}</word> ein`),
    delete: "Konto löschen",
  },
};
