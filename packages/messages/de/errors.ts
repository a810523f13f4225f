/** @see ../en/errors.ts */
import type { ErrorMessages } from "../error-text.ts";
import { format } from "./notation.ts";

const { list, number, plural } = format;

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

const PLAN_REQUIRED = {
  settings: "Einstellungen im Konto zu behalten gehört zu Pro.",
  logo: "Ein eigenes Logo gehört zu Pro.",
  presets: "Eigene Looks gehören zu Studio.",
  profiles: "Mehr als ein Profil gehört zu Pro.",
} as const;

const NOT_READY = {
  stopping: "Der Server hält gerade an.",
  pages: "Die Seiten sind nicht gebaut.",
  database: "Die Datenbank antwortet nicht.",
  "data-folder": "Der Datenordner ist voll oder nicht beschreibbar.",
  "image-folder": "Der Ordner des Bildspeichers ist nicht beschreibbar.",
  "image-store": "Der Bildspeicher antwortet nicht.",
  "image-checker": "Bilder können nicht geprüft werden.",
} as const;

export const errors: ErrorMessages = {
  "http-invalid": "Das ist keine gültige HTTP-Anfrage.",
  "body-invalid": "Der Inhalt der Anfrage ist nicht lesbar.",
  "body-too-large": "Die Anfrage ist zu groß.",
  "media-type-unsupported": "Dieser Medientyp wird nicht unterstützt.",
  "request-timeout": "Die Anfrage brauchte zu lange.",
  "route-not-found": "Unter dieser Adresse ist nichts.",
  "method-not-allowed": ({ methods }) => `Diese Adresse unterstützt nur ${list(methods)}.`,
  "rate-limited": ({ seconds }) =>
    `Zu viele Anfragen. Versuchen Sie es in ${number(seconds)} ${plural(seconds, { one: "Sekunde", other: "Sekunden" })} erneut.`,

  unauthenticated: "Melden Sie sich zuerst an.",
  "other-user-signed-in": "Jemand anderes ist angemeldet.",
  "token-required": "Ein gültiges Token ist nötig.",
  forbidden: "Sie haben darauf keinen Zugriff.",
  "cross-site": "Diese Anfrage kam von einer anderen Website.",
  "local-only":
    "Das ist für die Entwicklung, auf dem Rechner, auf dem der Server läuft. Um ihn anderen anzubieten, setzen Sie PUBLIC_URL und die Konten Ihrer Anbieter.",
  "plan-required": ({ feature }) => PLAN_REQUIRED[feature],

  invalid: ({ field }) => (field === null ? "Die Anfrage ist ungültig." : `Das Feld „${field}“ ist ungültig.`),
  "field-protected": ({ field }) => `Das Feld „${field}“ lässt sich hier nicht ändern.`,
  "nothing-to-change": "Es gibt nichts zu ändern.",
  "cursor-invalid": "Diese Seite der Liste gibt es nicht.",

  "user-not-found": "Dieses Konto gibt es nicht.",
  "answers-of-another-user": "Diese Antworten gehören zu einem anderen Konto.",
  "own-role":
    "Ihre eigene Rolle in der Verwaltung können Sie nicht entfernen. Bitten Sie jemand anderen aus der Verwaltung.",
  "sign-in-too-old": "Ihre Anmeldung ist mehr als 24 Stunden her. Melden Sie sich dafür noch einmal an.",
  "session-not-found": "Diese Sitzung ist bereits beendet.",
  "device-code-not-found":
    "Kein Gerät wartet mit diesem Code. Prüfen Sie ihn, oder lassen Sie das Gerät einen neuen anfordern.",

  "preset-not-found": "Dieser Look wurde anderswo gelöscht und lässt sich deshalb nicht umbenennen.",
  "preset-name-taken": ({ name }) => `Einen Look namens „${name}“ gibt es schon. Wählen Sie einen anderen Namen.`,
  "too-many-presets": ({ limit }) =>
    `Sie können ${number(limit)} eigene Looks behalten. Löschen Sie einen, den Sie nicht mehr brauchen.`,
  "too-many-profiles": ({ limit }) =>
    `Sie können ${number(limit)} Profile behalten. Löschen Sie eines, das Sie nicht mehr brauchen.`,
  "look-not-found": "Diesen Look gibt es nicht.",
  "look-withdrawn": "Dieser Look wurde zurückgezogen.",
  "submission-not-found": "Diese Einreichung wurde zurückgezogen, oder über sie ist schon entschieden.",
  "too-many-submissions": ({ limit }) =>
    `Bis zu ${number(limit)} Ihrer Looks können auf eine Antwort warten. Ziehen Sie einen zurück, oder warten Sie.`,

  "logo-not-found": "Dieses Logo gibt es nicht.",
  "logo-invalid": ({ side }) =>
    `Ein Logo muss ein vollständiges PNG sein, mit höchstens ${number(side)} Pixeln an der längeren Seite.`,

  "form-expected": "Senden Sie Bilder als multipart/form-data.",
  "form-invalid": "Das Formular ist nicht lesbar.",
  "file-missing": "Das Formular hat keine Datei im Feld „file“.",
  "file-empty": "Die Datei ist leer.",
  "file-too-large": ({ bytes }) => `Die Datei ist größer als ${number(bytes / MEGABYTE)} MB.`,
  "image-not-found": "Dieses Bild gibt es nicht.",
  "image-damaged": "Das Bild ist beschädigt.",
  "image-too-slow": "Das Lesen des Bildes dauert zu lange.",
  "image-format-unsupported": "Das ist kein Bild als JPEG, PNG oder WebP.",
  "image-animated": "Das Bild hat mehr als ein Einzelbild.",
  "image-too-large": ({ pixels }) => `Das Bild hat mehr als ${number(pixels / MEGAPIXEL)} Megapixel.`,
  "storage-full": "Für Ihre Bilder ist kein Platz mehr.",
  "image-not-stored": "Das Bild konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.",
  "image-not-checked": "Das Bild konnte nicht geprüft werden. Versuchen Sie es gleich noch einmal.",
  "copies-not-wanted": "Ihr Konto speichert keine Kopien von Exporten.",
  "image-checker-busy": "Es werden zu viele Bilder geprüft. Versuchen Sie es gleich noch einmal.",

  "offer-not-found": "Dieser Tarif wird nicht verkauft.",
  "nothing-bought": "Es gibt nichts zu verwalten: Sie haben hier keinen Tarif gekauft.",
  "checkout-closed": "Auf diesem Server können Sie den Tarif nicht wechseln.",
  "payments-unavailable":
    "Der Zahlungsdienst antwortet nicht. Ihnen wurde nichts berechnet. Versuchen Sie es gleich noch einmal.",
  "subscription-not-cancelled":
    "Ihr Abonnement konnte nicht gekündigt werden, deshalb wurde nichts gelöscht. Versuchen Sie es gleich noch einmal, oder fragen Sie den Support.",
  "signature-invalid": "Diese Anfrage ist nicht von Stripe signiert.",
  "payment-state-unavailable": "Der Stand der Zahlungen konnte bei Stripe nicht gelesen werden.",

  "email-invalid": "Geben Sie eine Adresse wie ada@example.com ein.",
  "confirmation-expired": "Dieser Link ist abgelaufen. Melden Sie sich noch einmal an, um einen neuen zu bekommen.",
  "consent-required": "Setzen Sie das Häkchen, um dem Newsletter zuzustimmen.",

  "server-busy": "Der Server ist ausgelastet. Versuchen Sie es gleich noch einmal.",
  "disk-full": "Der Server hat keinen Platz mehr. Versuchen Sie es später noch einmal.",
  "data-unavailable": "Der Server erreicht seine Daten im Moment nicht. Versuchen Sie es gleich noch einmal.",
  "not-ready": ({ reason }) => NOT_READY[reason],
  internal: "Auf dem Server ist etwas schiefgegangen.",
};
