/** @see ../en/server-pages.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const serverPages = {
  signIn: {
    title: "Anmelden",
    signedIn: "Angemeldet",
    closeWindow: "Sie sind angemeldet. Sie können dieses Fenster schließen.",
    notSignedIn: "Nicht angemeldet",
    back: "Zurück zu Matte",
    failures: {
      cancelled: "Die Anmeldung wurde abgebrochen.",
      expired: "Diese Anmeldung ist abgelaufen, wurde schon verwendet oder in einem anderen Browser begonnen.",
      unverified: "Die E-Mail-Adresse Ihres Kontos ist nicht bestätigt.",
      rejected: "Die Anmeldung hat nicht geklappt.",
      unreachable: "Der Identitätsanbieter antwortet nicht.",
    },
  },
  provider: {
    notice:
      "Das ist Mattes eigene Anmeldung für Entwicklung und Tests. Sie nimmt jede Adresse an und schickt nichts dorthin.",
    email: "E-Mail",
    emailInvalid: "Geben Sie eine Adresse wie ada@example.com ein.",
    submit: "Weiter",
    broken: "Diese Anmeldung kann nicht fortgesetzt werden",
    expired: "Sie ist abgelaufen oder wurde in einem anderen Browser begonnen.",
  },
  privateFront: {
    title: "Privat",
    heading: "Ihr eigenes Matte",
    photosStay:
      "Fotos werden in diesem Browser gerahmt. Sie werden nirgendwohin geschickt, auch nicht an diesen Server.",
    onThisMachine: "Nur dieser Computer kann diese Seiten öffnen.",
    behindPassword: "Nur wer das Passwort kennt, kann diese Seiten öffnen.",
    open: "Editor öffnen",
    help: "Hilfe",
  },
  password: {
    title: "Passwort",
    heading: "Matte",
    notice: "Dieses Matte ist privat. Geben Sie sein Passwort ein.",
    label: "Passwort",
    submit: "Weiter",
    wrong: "Das ist nicht das Passwort. Versuchen Sie es erneut.",
    busy: "Im Moment versuchen es zu viele. Versuchen Sie es in einigen Sekunden erneut.",
    tooMany: (seconds: number) =>
      `Zu viele Versuche. Versuchen Sie es in ${number(seconds)} ${plural(seconds, { one: "Sekunde", other: "Sekunden" })} erneut.`,
  },
  checkout: {
    title: "Bestellung (Entwicklung)",
    notice: "Das ist Mattes eigene Bestellseite für Entwicklung und Tests. Sie nimmt kein Geld.",
    order: (price: string, billing: string, email: string) => `${price} im Monat, ${billing}, für ${email}`,
    pay: "Bezahlen (Test)",
    cancel: "Abbrechen",
    noSubscription: "Sie bezahlen für keinen Tarif.",
    subscribedTo: "Sie bezahlen für",
    cancelSubscription: "Abonnement kündigen (Test)",
    back: "Zurück zu Ihrem Konto",
  },
};
