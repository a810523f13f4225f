/** @see ../en/editor-credentials.ts */
import { format } from "./notation.ts";

const { number } = format;

export const editorCredentials = {
  label: "Inhaltsnachweise",
  development: "Inhaltsnachweise (Entwicklung)",
  signedBy: (name: string) => `Signiert von ${name}`,
  unsigned: (file: string, count: number, reason: string) =>
    count === 1
      ? `„${file}“ wurde ohne Inhaltsnachweise exportiert. ${reason}`
      : `${number(count)} Dateien wurden ohne Inhaltsnachweise exportiert, darunter „${file}“. ${reason}`,
  reasons: {
    none: "Der Server signiert keine Exporte.",
    early: "Das Zertifikat des Servers ist noch nicht gültig, oder seine Uhr geht falsch.",
    expired: "Das Zertifikat des Servers ist abgelaufen.",
    "time-stamp": "Der Zeitstempeldienst antwortet nicht.",
  },
  noAnswer: "Der Server ist nicht erreichbar.",
  notIn: {
    pdf: "PDFs haben keine Inhaltsnachweise.",
    wall: "Bilder der Wand haben keine Inhaltsnachweise.",
  },
  leftOut: (file: string, count: number, reason: string) =>
    count === 1
      ? `Die eigenen Nachweise von „${file}“ werden weggelassen: ${reason}.`
      : `Die eigenen Nachweise von ${number(count)} Fotos werden weggelassen, darunter „${file}“: ${reason}.`,
  faults: {
    location: "sie könnten den Aufnahmeort enthalten, den der Export nicht behält",
    cropped: "sie zeigen, was weggeschnitten wurde",
    large: "sie sind zu groß",
    unreadable: "sie sind nicht lesbar",
  },
};
