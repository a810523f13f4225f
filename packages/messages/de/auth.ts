/** @see ../en/auth.ts */
import { rich } from "../rich-text.ts";

export const auth = {
  signIn: "Mit Google anmelden",
  enterPassword: "Passwort eingeben",
  signOut: "Abmelden",
  screen: {
    title: "Willkommen bei Matte",
    invitation: "Melden Sie sich an, um Ihren Fotos ein Passepartout zu geben",
    invitationWithLook:
      "Melden Sie sich an, um Ihren Fotos ein Passepartout zu geben. Der Look wird für Sie aufbewahrt.",
    terms: rich(
      "Mit der Anmeldung nehmen Sie die <terms>Nutzungsbedingungen</terms> an. Auf der Seite zum <privacy>Datenschutz</privacy> steht, was gespeichert wird und wie lange.",
    ),
    picture: {
      label: "Ein gerahmtes Bild",
      alt: "Bewaldete Bergrücken über Morgennebel, in weißem Passepartout",
      title: "Bergrücken, erstes Licht",
      origin: "Computergeneriert, 2026",
    },
  },
  almostThere: "Fast geschafft",
  sessionEnded: "Ihre Sitzung ist beendet. Ihre Arbeit bleibt, wie sie ist.",
  signInLeaves: "Die Anmeldung verlässt diese Seite und schließt Ihre Fotos. Exportieren Sie sie zuerst.",
  failures: {
    "sign-in": "Die Anmeldung ist fehlgeschlagen.",
    "sign-out": "Die Abmeldung ist fehlgeschlagen.",
    load: "Ihr Konto konnte nicht geladen werden.",
  },
  signedOut: "Sie sind nicht angemeldet.",
  deletionUncertain:
    "Der Server antwortet nicht, Ihr Konto ist also vielleicht nicht gelöscht. Versuchen Sie es gleich noch einmal.",
};
